import { useTexts } from '@/components/forms/labels/FormLabelsProvider';
import { Button } from '@/components/ui/Button/Button';
import { NEXT_CHOICES } from '@/lib/e-services/order-state';
import styles from './NextChoices.module.css';

/** Submit button that loads the next level without JavaScript. */
export function NextChoices() {
  const order = useTexts('order');
  return (
    <noscript>
      <div className={styles.next}>
        <p className={styles.text}>{order.nextText}</p>
        <Button type="submit" variant="ghost" size="small" name={NEXT_CHOICES} value="1">
          {order.nextButton}
        </Button>
      </div>
    </noscript>
  );
}
