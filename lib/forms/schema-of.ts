import {
  fieldRule,
  type FileField,
  type FormDefinition,
  type FormField,
} from '@ports-authority/e-services-contract';
import * as yup from 'yup';
import { captchaField, digitsField, ofText, textField } from './fields';
import { MAX_TYPED_MOBILE, nationalMobile } from './national-mobile';
import {
  choiceField,
  emailField,
  identityField,
  linesField,
  mobileField,
  phoneField,
} from './personal-fields';

/** A form's values by the names of the page. */
export type FormValues<Form extends FormDefinition> = {
  [Name in keyof Form['fields']]: Form['fields'][Name] extends FileField ? File : string;
} & (Form['captcha'] extends 'none' ? unknown : { captcha: string });

export type FormSchema<Form extends FormDefinition> = yup.ObjectSchema<
  FormValues<Form> extends infer Values extends yup.AnyObject ? Values : never
>;

/** The rule of a file, which only forms with a file need in the browser. */
export type FileRule = (missing: string) => yup.AnySchema;

/** The schema of a form from its definition. Messages are keys of `errors`. */
export function schemaOf<Form extends FormDefinition>(form: Form, file?: FileRule) {
  const shape: Record<string, yup.AnySchema> = {};
  for (const [name, field] of Object.entries(form.fields)) shape[name] = fieldSchema(field, file);
  if (form.captcha === 'required') shape.captcha = captchaField;
  return yup.object(shape) as unknown as FormSchema<Form>;
}

function fieldSchema(field: FormField, file?: FileRule): yup.AnySchema {
  const { missing } = field;
  if (field.kind === 'file') {
    if (!file || missing === undefined) throw new Error(`No rule for the file ${field.label}`);
    return file(missing);
  }
  if (missing === undefined) return optionalSchema(field);
  return requiredSchema(field, missing);
}

function optionalSchema(field: Exclude<FormField, FileField>): yup.AnySchema {
  const { max, values, multiline } = fieldRule(field);
  if (multiline) return linesField(max);
  const text = textField(max, field.invalid ?? 'ERROR TEXT LENGTH');
  return values ? text.oneOf(['', ...values], field.invalid ?? 'ERROR CHOICE') : text;
}

function requiredSchema(field: Exclude<FormField, FileField>, missing: string): yup.AnySchema {
  const { max, pattern } = fieldRule(field);
  switch (field.kind) {
    case 'lines':
      return linesField(max).required(missing);
    case 'email':
      return emailField(max);
    case 'mobile':
      return mobileField(missing, field.invalid ?? 'ERROR MOBILE NUMBER');
    case 'phone':
      return phoneField;
    case 'identity':
      return identityField(missing);
    case 'callback-mobile': {
      const invalid = field.invalid ?? 'ERROR CALLBACK MOBILE';
      const typed = digitsField(MAX_TYPED_MOBILE, invalid);
      return matching(typed.transform(ofText(nationalMobile)), invalid);
    }
    case 'choice':
      return choiceField(field.values, missing);
    default: {
      const invalid = field.invalid ?? 'ERROR TEXT LENGTH';
      return matching(textField(max, invalid), invalid);
    }
  }

  function matching(schema: ReturnType<typeof textField>, message: string): yup.AnySchema {
    const required = schema.required(missing);
    return pattern ? required.matches(pattern, { message, excludeEmptyString: true }) : required;
  }
}
