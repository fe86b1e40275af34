'use client';

import type { FieldValues } from 'react-hook-form';
import { useSubmission, type SubmissionOptions } from './useSubmission';
import { useUpload } from './useUpload';

/** Stands for a file in a form's empty values: none is chosen yet. */
export const NO_FILE = undefined as unknown as File;

interface Options<Values extends FieldValues> extends Omit<SubmissionOptions<Values>, 'send'> {
  /** Where the site takes the form. */
  readonly address: string;
}

/** A submission with a file (`useSubmission`), sent as multipart, whose upload shows and can be stopped. */
export function useUploadSubmission<
  Values extends Record<string, string | File> & { captcha: string },
>({ address, ...options }: Options<Values>) {
  const { share, upload, cancel } = useUpload(address);
  const model = useSubmission<Values>({
    ...options,
    send: (values, submissionKey) => upload({ ...values, submissionKey }),
  });
  return { ...model, share, cancel };
}
