import type { FormLabels } from '@/components/forms/labels/labels';
import type { TableLabels } from '@/components/ui/data-table/types';
import type messages from '@/messages/ar.json';

/** Labels of the vessel search. */
export interface SearchLabels {
  readonly form: FormLabels;
  readonly search: (typeof messages)['vesselSearch'];
  readonly table: TableLabels;
  /** Label of an Umm al-Qura date, with `{date}` in its place. */
  readonly hijri: string;
  /** UN/LOCODE of a port, by the English name that searches send. */
  readonly locodes: Readonly<Record<string, string>>;
  /** Visitors can subscribe to mails about a vessel. */
  readonly subscribes: boolean;
  /** Short number of the contact centre. */
  readonly phone: string;
}
