/** A name or an address inside a sentence, in its own direction. */
export const isolated = (name: string): string => `\u2068${name}\u2069`;
