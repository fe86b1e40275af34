import { Button } from '@/components/ui/Button/Button';
import { NEXT_CHOICES } from '@/lib/e-services/order-state';
import styles from './NextChoices.module.css';
import type { OrderLabels } from './labels';

/** Submit button that loads the next level without JavaScript. */
export function NextChoices({ labels }: { readonly labels: OrderLabels['order'] }) {
  return (
    <noscript>
      <div className={styles.next}>
        <p className={styles.text}>{labels.nextText}</p>
        <Button type="submit" variant="ghost" size="small" name={NEXT_CHOICES} value="1">
          {labels.nextButton}
        </Button>
      </div>
    </noscript>
  );
}
