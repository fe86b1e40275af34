import { Button } from '@/components/ui/Button';
import { NEXT_CHOICES } from '@/lib/forms/order-state';
import styles from './NextChoices.module.css';
import type { OrderWords } from './words';

/** Brings the next lists of the cascade where no scripts run. */
export function NextChoices({ words }: { readonly words: OrderWords['order'] }) {
  return (
    <noscript>
      <div className={styles.next}>
        <p className={styles.text}>{words.nextText}</p>
        <Button type="submit" variant="ghost" size="small" name={NEXT_CHOICES} value="1">
          {words.next}
        </Button>
      </div>
    </noscript>
  );
}
