/** Effects of missing values that several fields share. */
export const LEFT_OUT = 'entry left out';
export const ID = 'links use the id';
export const PUBLISHED = 'publication time, else entry left out';
export const NO_LINE = 'no such line';
export const NO_PART = 'no such part';
export const NO_PICTURE = 'no picture';
export const NO_LINK = 'nothing to download';
export const BUILT_IN = 'the built-in text';
