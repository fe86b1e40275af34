import { MAX_QUERY_LENGTH } from '@/lib/search/request';
import { Button } from '../ui/Button/Button';
import styles from './SearchField.module.css';

interface Props {
  /** The results page. */
  readonly action: string;
  readonly label: string;
  readonly submit: string;
  /** The query of the results page. */
  readonly defaultValue?: string;
  /** Controlled value, together with `onChange`. */
  readonly value?: string;
  readonly onChange?: (value: string) => void;
}

/** A form that opens the results page, with or without JavaScript. */
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
        maxLength={MAX_QUERY_LENGTH}
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
