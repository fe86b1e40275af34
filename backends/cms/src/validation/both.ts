/** A message in Arabic and English. */
export type Both = readonly [ar: string, en: string];
