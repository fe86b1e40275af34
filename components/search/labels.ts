/** Labels of the header's search and its dialog. */
export interface SearchLabels {
  readonly open: string;
  readonly title: string;
  readonly label: string;
  readonly hint: string;
  readonly submit: string;
  readonly close: string;
  readonly searching: string;
  readonly allResults: string;
  readonly emptyAdvice: string;
  readonly failure: string;
  readonly retry: string;
  /** Label of an Umm al-Qura date, with `{date}` in its place. */
  readonly hijri: string;
}
