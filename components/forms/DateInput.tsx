'use client';

import { lazy, Suspense, useRef, useState, type ReactNode, type Ref } from 'react';
import { cx } from '../ui/cx';
import field from '../ui/Field.module.css';
import { GlyphMark } from '../ui/GlyphMark';
import { IconButton } from '../ui/IconButton';
import control from './Control.module.css';
import type { Calendar } from './date/calendar';
import { withSlashes } from './date/withSlashes';
import styles from './DateInput.module.css';
import { controlAttributes, splitField, type FieldProps } from './fieldProps';
import { FormField } from './FormField';
import { useFormWords } from './FormWordsProvider';
import { calendar as calendarGlyph } from './glyphs';

const DatePopover = lazy(() =>
  import('./DatePopover').then((module) => ({ default: module.DatePopover })),
);

interface Props extends FieldProps {
  readonly calendar: Calendar;
  readonly name: string;
  /** As typed: the schema says whether it is a day. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: () => void;
  readonly inputRef?: Ref<HTMLInputElement>;
  /** Day (YYYY-MM-DD) before which none can be chosen in the calendar. */
  readonly min?: string;
  /** The day in the other calendar, or other help below the field. */
  readonly note?: ReactNode;
}

/** A date as text with a calendar to choose from, which loads when it is opened. */
export function DateInput(props: Props) {
  const [own, { calendar, name, value, onChange, onBlur, inputRef, min, note }] = splitField(props);
  const { kit } = useFormWords();
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);

  function close(): void {
    setOpen(false);
    button.current?.focus();
  }

  return (
    <FormField {...own} note={note}>
      <div className={styles.frame}>
        <input
          type="text"
          inputMode="numeric"
          autoComplete="off"
          maxLength={10}
          name={name}
          value={value}
          placeholder={calendar.pattern}
          ref={inputRef}
          onChange={({ target }) => onChange(typedInto(target, value))}
          onBlur={onBlur}
          {...controlAttributes(own, Boolean(note))}
          className={cx(field.control, control.control, control.ltr, styles.input)}
        />
        <span className={styles.button}>
          <IconButton
            ref={button}
            label={`${kit.calendar.open}: ${own.label}`}
            aria-haspopup="dialog"
            aria-expanded={open}
            onClick={() => setOpen(!open)}
          >
            <GlyphMark glyph={calendarGlyph} />
          </IconButton>
        </span>
        {open ? (
          <Suspense>
            <DatePopover
              calendar={calendar}
              label={own.label}
              chosen={calendar.parse(value)}
              min={min}
              onChoose={(iso) => {
                onChange(calendar.format(iso) ?? value);
                close();
              }}
              onCancel={close}
              onLeave={() => setOpen(false)}
            />
          </Suspense>
        ) : null}
      </div>
    </FormField>
  );
}

/** What a visitor has typed; slashes are put in at the end alone, where none is being removed. */
function typedInto(input: HTMLInputElement, before: string): string {
  const { value, selectionStart } = input;
  return value.length > before.length && selectionStart === value.length
    ? withSlashes(value)
    : value;
}
