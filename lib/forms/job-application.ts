import { JOB_APPLICATION_FORM } from '@ports-authority/e-services-contract';
import { pdfField } from './pdf-file';
import { schemaOf } from './schema-of';

export const jobApplicationSchema = schemaOf(JOB_APPLICATION_FORM, pdfField);
