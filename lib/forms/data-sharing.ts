import { DATA_SHARING_FORM } from '@ports-authority/e-services-contract';
import { schemaOf } from './schema-of';

export const dataSharingSchema = schemaOf(DATA_SHARING_FORM);
