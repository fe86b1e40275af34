import type { FormWords } from '@/components/forms/words';
import type messages from '@/messages/ar.json';

/** What transaction tracking says in the browser. */
export interface TrackingWords {
  readonly form: FormWords;
  readonly tracking: (typeof messages)['tracking'];
  readonly loading: string;
  /** Short number of the contact centre. */
  readonly phone: string;
}
