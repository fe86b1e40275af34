/** Wraps a name or address in FSI and PDI: inside a sentence it keeps its own direction. */
export const bidiIsolate = (name: string): string => `\u2068${name}\u2069`;
