import { useEffect, useEffectEvent, useId, useState } from 'react';
import field from '../shared/Field.module.css';
import { isForInputMethod } from '../shared/inputMethod';
import styles from './DataTable.module.css';

/** Debounce of the search. */
const DEBOUNCE_MS = 500;

interface Props {
  readonly label: string;
  /** The applied search. */
  readonly value: string;
  readonly onSearch: (text: string) => void;
}

/** A debounced search input; Enter applies at once. */
export function TableSearch({ label, value, onSearch }: Props) {
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const search = useEffectEvent((text: string) => {
    if (text !== value) onSearch(text);
  });

  useEffect(() => {
    if (typed === null) return;
    const timer = window.setTimeout(() => search(typed), DEBOUNCE_MS);
    return () => window.clearTimeout(timer);
  }, [typed]);

  return (
    <div className={styles.search}>
      <label className={field.label} htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        type="search"
        className={field.control}
        autoComplete="off"
        maxLength={100}
        value={typed ?? value}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !isForInputMethod(event.nativeEvent))
            onSearch(event.currentTarget.value);
        }}
      />
    </div>
  );
}
