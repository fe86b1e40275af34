import type { TableLabels } from '@/components/ui/data-table/tableLabels';
import type messages from '@/messages/ar.json';

export interface BiddingsLabels {
  readonly biddings: (typeof messages)['biddings'];
  readonly table: TableLabels;
  readonly retry: string;
  /** Base path of tender pages, without the id; null if tenders have neither pages nor calendars. */
  readonly tender: string | null;
  /** `Something went wrong` in the page's language. */
  readonly unavailable: string;
  /** Label of an Umm al-Qura date with a `{date}` placeholder. */
  readonly hijri: string;
  /** Short number of the contact centre. */
  readonly phone: string;
}
