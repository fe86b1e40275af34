import type { FormLabels } from '@/components/forms/labels/labels';
import type { TableLabels } from '@/components/ui/data-table/tableLabels';
import type messages from '@/messages/ar.json';

export interface SearchLabels {
  readonly form: FormLabels;
  readonly search: (typeof messages)['vesselSearch'];
  readonly table: TableLabels;
  /** Label of an Umm al-Qura date with a `{date}` placeholder. */
  readonly hijri: string;
  /** UN/LOCODE by the port's English name, which searches send. */
  readonly locodes: Readonly<Record<string, string>>;
  /** True if visitors can subscribe to a vessel. */
  readonly subscribes: boolean;
  /** Short number of the contact centre. */
  readonly phone: string;
}
