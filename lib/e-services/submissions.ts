import {
  ERRORS,
  findFileField,
  OPERATIONS,
  type FormDefinition,
  type Receipt,
  type SubmissionState,
} from '@ports-authority/e-services-contract';
import { PDF_TYPE } from '@ports-authority/submissions/pdf-rules';
import * as yup from 'yup';
import { isUndeclared } from '../forms/pdf-file';
import type { FormValues } from '../forms/schema-of';
import { countSubmission } from '../metrics/submissions';
import { callForJson, callToStore } from './client';
import { ServiceRefusedError } from './errors';
import type { Visitor } from './visitor';
import { toDate, toText, type Fields as Row } from './wire';

export type { Receipt, SubmissionState };

/** The sender of a submission. */
export interface Sender {
  readonly visitor: Visitor;
  /** Idempotency key. */
  readonly key: string | undefined;
}

/** Stores validated values; called by API handlers and server actions. */
export type Submit<Values> = (values: Values, sender: Sender) => Promise<Receipt>;

type Fields = Readonly<Record<string, string>>;

const status = yup
  .object({
    isSuccess: yup.boolean().oneOf([true]).required(),
    data: yup
      .object({
        state: yup
          .string()
          .oneOf(['stored', 'in-progress'] as const)
          .required(),
        reference: yup.string().when('state', {
          is: 'stored',
          then: (reference) => reference.required(),
        }),
        message: yup.string().default(''),
        receivedAt: yup.string(),
      })
      .required(),
  })
  .required();

/** Keys of `errors` messages by field error of the e-services API. */
const FIELD_ERRORS: Fields = {
  [ERRORS.fileNotPdf]: 'filetype',
  [ERRORS.fileDamaged]: 'ERROR FILE DAMAGED',
  [ERRORS.fileTooLarge]: 'max',
  [ERRORS.quantityTooLarge]: 'Requrie Quantity Error',
  [ERRORS.quantityZero]: 'ERROR QUANTITY ZERO',
  [ERRORS.quantityNotWhole]: 'ERROR QUANTITY WHOLE',
  [ERRORS.callbackOpen]: 'ERROR CALLBACK OPEN',
  [ERRORS.referenceInvalid]: 'ERROR REFERENCE INVALID',
  [ERRORS.contactInvalid]: 'ERROR CONTACT INVALID',
};

/**
 * Sends a submission. If it is refused, field errors without an `errors` message stay in the
 * general message.
 * @param names form field names by wire name, where they differ
 * @throws ServiceRefusedError, ServiceUnavailableError
 */
export async function submit(
  operation: string,
  body: FormData | Fields,
  { visitor, key }: Sender,
  names: Fields = {},
): Promise<Receipt> {
  try {
    const receipt = await callToStore({ operation, body, visitor, idempotencyKey: key });
    countSubmission(operation, 'stored');
    return toReceipt(receipt);
  } catch (error) {
    countSubmission(operation, error instanceof ServiceRefusedError ? 'refused' : 'unavailable');
    throw error instanceof ServiceRefusedError ? toFormErrors(error, names) : error;
  }
}

/** The reference number is optional. */
function toReceipt({ reference, message, receivedAt }: Row): Receipt {
  const moment = toDate(receivedAt);
  return {
    reference: toText(reference),
    message: toText(message),
    ...(moment !== null && { receivedAt: moment }),
  };
}

/**
 * Status of the submission with an idempotency key: stored (with receipt), in progress (poll
 * again), or null if unknown. The e-services API keeps keys for seven days.
 * @throws ServiceRefusedError, ServiceUnavailableError
 */
export async function findSubmission(key: string): Promise<SubmissionState | null> {
  try {
    const { data } = await callForJson(
      { operation: OPERATIONS.submissionStatus, query: { key: key.toLowerCase() } },
      status,
    );
    const { state, reference = '', ...receipt } = data;
    return state === 'stored' ? { ...receipt, state, reference } : { state };
  } catch (error) {
    const isUnknown =
      error instanceof ServiceRefusedError && error.message === ERRORS.submissionUnknown;
    if (isUnknown) return null;
    throw error;
  }
}

/** Maps a refusal to the form's field names and `errors` messages. */
export function toFormErrors(
  { message, status, details }: ServiceRefusedError,
  names: Fields = {},
): ServiceRefusedError {
  const fields = Object.entries(details.fields).flatMap(([name, text]) => {
    const message = Object.hasOwn(FIELD_ERRORS, text) ? FIELD_ERRORS[text] : undefined;
    return message ? [[(Object.hasOwn(names, name) && names[name]) || name, message]] : [];
  });
  return new ServiceRefusedError(message, status, {
    message: details.message,
    fields: Object.fromEntries(fields) as Fields,
  });
}

/**
 * Sends a form of the e-services API, as JSON or, with a file, as multipart.
 * @returns the function that sends its validated values
 */
export function submitForm<Form extends FormDefinition>(form: Form): Submit<FormValues<Form>> {
  const operation = form.path;
  const fileField = findFileField(form);
  const renamed = Object.entries(form.fields).flatMap(([name, { wire }]) =>
    wire === undefined ? [] : [[wire, name]],
  );
  const names = Object.fromEntries(renamed) as Fields;
  return (values, sender) => {
    const fields: Record<string, string> = {};
    for (const [name, value] of Object.entries(values as Readonly<Record<string, unknown>>)) {
      if (typeof value === 'string') fields[form.fields[name]?.wire ?? name] = value;
    }
    const file = fileField && (values as Readonly<Record<string, unknown>>)[fileField];
    const body = fileField && file instanceof File ? multipart(fields, fileField, file) : fields;
    return submit(operation, body, sender, names);
  };
}

function multipart(fields: Fields, fileField: string, file: File): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  // The e-services API requires a media type, and inspects the file itself.
  const declared = isUndeclared(file) ? new File([file], file.name, { type: PDF_TYPE }) : file;
  data.set(fileField, declared, file.name);
  return data;
}
