import type { TableLabels } from '@/components/ui/data-table/types';
import type messages from '@/messages/ar.json';

/** What the table of bids says in the browser. */
export interface BiddingsLabels {
  readonly biddings: (typeof messages)['biddings'];
  readonly table: TableLabels;
  readonly retry: string;
  /** `Something went wrong` in the visitor's language. */
  readonly unavailable: string;
  /** Label of an Umm al-Qura date, with `{date}` in its place. */
  readonly hijri: string;
  /** Short number of the contact centre. */
  readonly phone: string;
}
