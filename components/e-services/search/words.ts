import type { FormWords } from '@/components/forms/words';
import type { TableLabels } from '@/components/ui/data-table/types';
import type messages from '@/messages/ar.json';

/** What the vessel search says in the browser. */
export interface SearchWords {
  readonly form: FormWords;
  readonly search: (typeof messages)['vesselSearch'];
  readonly table: TableLabels;
  /** Short number of the contact centre. */
  readonly phone: string;
}
