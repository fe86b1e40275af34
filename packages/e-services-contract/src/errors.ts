/**
 * Error sentences of the e-services API. They are its error codes: the site translates exactly
 * these, so a new one needs an entry in the messages' `serverErrors` group.
 */
export const ERRORS = {
  captcha: 'Invalid Captcha',
  listenedOften: 'Listened too often',
  tooMany: 'Too many requests',
  failure: 'Something went wrong',
  portMissing: 'Port is required',
  startMissing: 'Start date is required',
  startInvalid: 'Start date is not a date',
  endInvalid: 'End date is not a date',
  endBeforeStart: 'End date is before start date',
  documentMissing: 'Document number is required',
  documentInvalid: 'Document number is not valid',
  dateMissing: 'Date is required',
  dateNotHijri: 'Date is not a Hijri date',
  input: 'Input is not valid',
  hiddenCharacters: 'Hidden characters are not accepted',
  notFound: 'Not found',
  tooLarge: 'Too large',
  fileNotPdf: 'File must be a PDF',
  fileTooLarge: 'File is too large',
  fileMissing: 'File is required',
  quantityTooLarge: 'Quantity exceeds what is available',
  itemGone: 'The item is no longer available',
  quantityZero: 'Quantity must be more than zero',
  quantityNotWhole: 'Quantity must be a whole number',
  tooManyOrders: 'Too many open orders',
  referenceInvalid: 'Reference number is not valid',
  contactInvalid: 'Mobile number or email is not valid',
  tooManyLookups: 'Too many lookups',
  tooManyWrongDates: 'Too many wrong dates',
  tooManyWrongContacts: 'Too many wrong contacts',
  tooManyToday: 'Too many submissions today',
  callbackOpen: 'A callback to this number is already requested',
  storageFull: 'No room for submissions',
  keyReused: 'Already sent with other content',
  noSubscriptions: 'No mails are sent',
  submissionUnknown: 'No such submission',
} as const;

export type ErrorSentence = (typeof ERRORS)[keyof typeof ERRORS];
