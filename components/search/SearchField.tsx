import { Button } from '../ui/Button/Button';
import { GlyphMark } from '../ui/Icon/GlyphMark';
import { close } from '../ui/Icon/glyphs';
import { IconButton } from '../ui/IconButton/IconButton';
import buttons from '../ui/IconButton/IconButton.module.css';
import styles from './SearchField.module.css';

interface Props {
  /** URL of the results page. */
  readonly action: string;
  readonly label: string;
  readonly submit: string;
  /** Label of the clear button; without it there is none. */
  readonly clear?: string;
  /** Query of the results page. */
  readonly defaultValue?: string;
  /** Controlled value, together with `onChange`. */
  readonly value?: string;
  readonly onChange?: (value: string) => void;
}

/** A form that opens the results page, with or without JavaScript. */
export function SearchField(props: Props) {
  const { action, label, submit, clear, defaultValue, value, onChange } = props;
  return (
    <form role="search" action={action} className={styles.form}>
      <div className={styles.field}>
        <input
          type="search"
          name="q"
          aria-label={label}
          placeholder={label}
          required
          autoComplete="off"
          enterKeyHint="search"
          dir="auto"
          {...(onChange
            ? { value: value ?? '', onChange: (event) => onChange(event.target.value) }
            : { defaultValue })}
        />
        {clear && onChange && value ? (
          <IconButton
            label={clear}
            onClick={(event) => {
              event.currentTarget.form?.querySelector('input')?.focus();
              onChange('');
            }}
          >
            <GlyphMark glyph={close} />
          </IconButton>
        ) : null}
        {clear && defaultValue ? (
          <a className={buttons.button} href={action} aria-label={clear}>
            <GlyphMark glyph={close} />
          </a>
        ) : null}
      </div>
      <Button type="submit" size="medium">
        {submit}
      </Button>
    </form>
  );
}
