import { LONGEST_QUERY } from '@/lib/search/request';
import { Button } from '../ui/Button/Button';
import styles from './SearchField.module.css';

interface Props {
  /** The results page. */
  readonly action: string;
  readonly label: string;
  readonly submit: string;
  /** What was searched for, on the results page. */
  readonly defaultValue?: string;
  /** With `onChange`: what is being typed. */
  readonly value?: string;
  readonly onChange?: (value: string) => void;
}

/** A form that leads to the results page, with scripts and without. */
export function SearchField(props: Props) {
  const { action, label, submit, defaultValue, value, onChange } = props;
  return (
    <form role="search" action={action} className={styles.form}>
      <input
        type="search"
        name="q"
        aria-label={label}
        placeholder={label}
        required
        maxLength={LONGEST_QUERY}
        autoComplete="off"
        enterKeyHint="search"
        dir="auto"
        {...(onChange
          ? { value: value ?? '', onChange: (event) => onChange(event.target.value) }
          : { defaultValue })}
      />
      <Button type="submit" size="medium">
        {submit}
      </Button>
    </form>
  );
}
