import { findFileField, type FormDefinition } from '@ports-authority/e-services-contract';
import type { AnyObjectSchema, InferType } from 'yup';
import { submitForm, type Submit } from '../e-services/submissions';
import type { FormState } from '../forms/form-state';
import { pdfField } from '../forms/pdf-file';
import { schemaOf, type FormValues } from '../forms/schema-of';
import { handleFormAction, type ActionForm } from './handle-form-action';
import { submissionHandler } from './submission-handler';
import { uploadHandler } from './upload-handler';

/** POST handler of a form, as JSON or, with a file, as multipart; `data` is a Receipt. */
export function formHandler<Form extends FormDefinition>(
  form: Form,
  submit: Submit<FormValues<Form>> = submitForm(form),
) {
  const { name, schema, fileField, submit: store } = toActionForm(form, submit);
  return fileField === undefined
    ? submissionHandler(schema, store, form.captcha === 'none' ? { openForm: name } : {})
    : uploadHandler(schema, fileField, store);
}

/** Handles a form that is posted to its page, without JavaScript. */
export async function handleForm<Form extends FormDefinition>(
  form: Form,
  data: FormData,
  submit: Submit<FormValues<Form>> = submitForm(form),
): Promise<FormState> {
  return handleFormAction(toActionForm(form, submit), data);
}

function toActionForm<Form extends FormDefinition>(
  form: Form,
  submit: Submit<FormValues<Form>>,
): ActionForm<AnyObjectSchema> {
  return {
    name: form.kind,
    schema: schemaOf(form, pdfField),
    fileField: findFileField(form),
    submit: submit as Submit<InferType<AnyObjectSchema>>,
  };
}
