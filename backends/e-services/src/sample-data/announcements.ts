import { readSample } from './read.js';

/** Details of the announcements of the home page, by the authority's own number; Arabic HTML. */
export const SAMPLE_ANNOUNCEMENTS =
  readSample<readonly { readonly id: number; readonly details: string }[]>('announcements');
