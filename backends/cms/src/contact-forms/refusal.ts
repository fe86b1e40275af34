/** Sentences with which a submission is refused, the same as the second service's. */
export const SENTENCES = {
  input: 'Input is not valid',
  fileMissing: 'File is required',
  fileNotPdf: 'File must be a PDF',
  fileTooLarge: 'File is too large',
  failure: 'Something went wrong',
} as const;

export type Sentence = (typeof SENTENCES)[keyof typeof SENTENCES];

/** A refusal that the caller is told about: its status, its sentence, the fields at fault. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly sentence: Sentence,
    readonly fields: Readonly<Record<string, Sentence>> = {},
  ) {
    super(sentence);
  }
}
