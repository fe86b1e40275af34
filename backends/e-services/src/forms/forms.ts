import {
  CASE_KINDS,
  findFileField,
  formByKind,
  wireFields,
  type CaseKind,
} from '@ports-authority/e-services-contract';
import { CAPTCHA } from '../http/schemas.js';
import type { InputSchema } from '../http/validation.js';
import { toProperty } from './rules.js';

/** A form that visitors submit, as its route and the service need it. */
export interface Form {
  kind: CaseKind;
  /** Below the base path, with a leading slash. */
  path: string;
  summary: string;
  /** Text of the receipt. */
  message: string;
  /** Field of the required PDF; such a form is sent as multipart. */
  file: string | undefined;
  /** Fields that the sender copies from another response of this service, which changes. */
  copied: readonly string[];
  /** The form requires a captcha. */
  captcha: boolean;
  schema: InputSchema;
}

/** The captcha is not required by the schema: a missing answer is wrong. */
function toForm(kind: CaseKind): Form {
  const form = formByKind(kind);
  const fields = wireFields(form);
  const captcha = form.captcha !== 'none';
  return {
    kind,
    path: `/${form.path}`,
    summary: form.summary,
    message: form.receipt,
    file: findFileField(form),
    copied: fields.flatMap(([name, field]) => ('copied' in field && field.copied ? [name] : [])),
    captcha,
    schema: {
      type: 'object',
      additionalProperties: false,
      required: fields.flatMap(([name, { missing }]) => (missing === undefined ? [] : [name])),
      properties: {
        ...Object.fromEntries(fields.map(([name, field]) => [name, toProperty(field)])),
        ...(captcha && { captcha: CAPTCHA }),
      },
    },
  };
}

export const FORMS: readonly Form[] = CASE_KINDS.map(toForm);
