/** Purposes of the contact form, as they are sent. */
export const PURPOSES = ['Complaint', 'Suggestion', 'Inquiry', 'Other'] as const;
export type Purpose = (typeof PURPOSES)[number];
