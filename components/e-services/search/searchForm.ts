import { ALL_TYPES } from './searchUrl';
import type { SearchRequest } from './searchCall';

export type SearchValues = SearchRequest;

/** Prefix of every id in the form. */
export const FORM = 'search';

/** Fields in the order of the page, for the error summary. */
export const FIELDS = [
  'port',
  'startDate',
  'endDate',
  'trafficType',
  'agent',
  'vessel',
  'captcha',
] as const;

export const EMPTY_SEARCH: SearchValues = {
  search: 'schedule',
  port: '',
  startDate: '',
  endDate: '',
  trafficType: ALL_TYPES,
  agent: '',
  vessel: '',
  captcha: '',
};
