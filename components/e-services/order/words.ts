import type { FormWords } from '@/components/forms/words';
import type messages from '@/messages/ar.json';

/** What the order form says in the browser. */
export interface OrderWords {
  readonly form: FormWords;
  readonly order: (typeof messages)['order'];
  /** Short number of the contact centre. */
  readonly phone: string;
}

/** Key of the sentence that says that what was chosen has gone. */
export const GONE = 'ORDER MOVABLE GONE';
