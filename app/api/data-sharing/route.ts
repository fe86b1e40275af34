import { DATA_SHARING_FORM } from '@ports-authority/e-services-contract';
import { formHandler } from '@/lib/api/form-handler';

export const POST = formHandler(DATA_SHARING_FORM);
