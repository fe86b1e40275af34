import type { TableLabels } from '@/components/ui/data-table/types';
import type messages from '@/messages/ar.json';

/** Labels of the table of bids. */
export interface BiddingsLabels {
  readonly biddings: (typeof messages)['biddings'];
  readonly table: TableLabels;
  readonly retry: string;
  /** Path of a tender's page, without its id; null where tenders have no pages and calendars. */
  readonly tender: string | null;
  /** `Something went wrong` in the language of the page. */
  readonly unavailable: string;
  /** Label of an Umm al-Qura date, with `{date}` in its place. */
  readonly hijri: string;
  /** Short number of the contact centre. */
  readonly phone: string;
}
