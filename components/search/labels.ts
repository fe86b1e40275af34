import type { ResultLabels } from './ResultItem';
import type { WaysOnLabels } from './WaysOnLinks';

export interface SearchTexts {
  readonly title: string;
  readonly label: string;
  readonly hint: string;
  readonly submit: string;
  readonly close: string;
  readonly searching: string;
  /** Message for a query above the max length. */
  readonly tooLong: string;
  readonly clear: string;
  /** With `{total}`. */
  readonly allCount: string;
  readonly emptyAdvice: string;
  readonly failure: string;
  readonly offline: string;
  readonly retry: string;
  readonly result: ResultLabels;
  readonly waysOn: WaysOnLabels;
}
