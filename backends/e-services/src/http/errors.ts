/** Sentences with which a call is refused. The site translates exactly these. */
export const SENTENCES = {
  captcha: 'Invalid Captcha',
  failure: 'Something went wrong',
  portMissing: 'Port is required',
  startMissing: 'Start date is required',
  startWrong: 'Start date is not a date',
  endWrong: 'End date is not a date',
  endBeforeStart: 'End date is before start date',
  documentMissing: 'Document number is required',
  documentWrong: 'Document number is not valid',
  dateMissing: 'Date is required',
  dateNotHijri: 'Date is not a Hijri date',
  input: 'Input is not valid',
  notFound: 'Not found',
  tooLarge: 'Too large',
  fileNotPdf: 'File must be a PDF',
  fileTooLarge: 'File is too large',
  fileMissing: 'File is required',
  quantityTooLarge: 'Quantity exceeds what is available',
  itemGone: 'The item is no longer available',
} as const;

export type Sentence = (typeof SENTENCES)[keyof typeof SENTENCES];

/** What a refusal of a form says beyond its sentence. */
export interface RefusalData {
  message: string;
  /** Sentence for each field that is at fault. */
  fields?: Record<string, string>;
}

/** A refusal that the caller is told about: its status, its sentence and nothing else. */
export class Refusal extends Error {
  readonly statusCode: number;
  readonly data: RefusalData | null;

  constructor(statusCode: number, sentence: Sentence, data: RefusalData | null = null) {
    super(sentence);
    this.statusCode = statusCode;
    this.data = data;
  }
}
