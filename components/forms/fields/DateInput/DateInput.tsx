'use client';

import { useEffect, useRef, useState, type ComponentType, type ReactNode, type Ref } from 'react';
import { cx } from '@/components/ui/shared/cx';
import field from '@/components/ui/shared/Field.module.css';
import { GlyphMark } from '@/components/ui/Icon/GlyphMark';
import { IconButton } from '@/components/ui/IconButton/IconButton';
import control from '../Control.module.css';
import type { Calendar } from './calendar';
import styles from './DateInput.module.css';
import type { DatePopoverProps } from './DatePopover';
import { controlAttributes, splitField, type FieldProps } from '../fieldProps';
import { FormField } from '../FormField/FormField';
import { useFormLabels } from '@/components/forms/labels/FormLabelsProvider';
import { calendar as calendarGlyph } from '@/components/forms/glyphs';

interface Props extends FieldProps {
  readonly calendar: Calendar;
  readonly name: string;
  /** Text as typed; validated by the schema. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: () => void;
  readonly inputRef?: Ref<HTMLInputElement>;
  /** Earliest day of the calendar (YYYY-MM-DD). */
  readonly min?: string;
  /** Shown below the field, such as the date in the other calendar. */
  readonly note?: ReactNode;
}

/** A date as text, with a lazily loaded calendar. */
export function DateInput(props: Props) {
  const [own, { calendar, name, value, onChange, onBlur, inputRef, min, note }] = splitField(props);
  const { kit } = useFormLabels();
  const [open, setOpen] = useState(false);
  const [Popover, setPopover] = useState<ComponentType<DatePopoverProps>>();
  const button = useRef<HTMLButtonElement>(null);
  const frame = useRef<HTMLDivElement>(null);

  // Keeps text typed before hydration; React would replace it by the empty value.
  useEffect(() => {
    const typed = frame.current?.querySelector('input')?.value ?? '';
    if (typed !== '' && value === '') onChange(typed);
    // oxlint-disable-next-line react/exhaustive-deps -- At the start only.
  }, []);

  function toggle(): void {
    setOpen(!open);
    if (open || Popover) return;
    import('./DatePopover').then(
      (module) => setPopover(() => module.DatePopover),
      // The date can still be typed, and the next click retries.
      () => setOpen(false),
    );
  }

  function close(): void {
    setOpen(false);
    button.current?.focus();
  }

  /** Formats a valid date on blur; other text stays as typed. */
  function settle(): void {
    const iso = calendar.parse(value);
    if (iso) onChange(calendar.format(iso) ?? value);
  }

  return (
    <FormField {...own} note={note}>
      <div ref={frame} className={styles.frame}>
        <input
          type="text"
          inputMode="numeric"
          autoComplete="off"
          name={name}
          value={value}
          placeholder={kit.calendar.pattern}
          ref={inputRef}
          onChange={({ target }) => onChange(target.value)}
          onBlur={() => {
            settle();
            onBlur?.();
          }}
          onKeyDown={({ key }) => {
            if (key === 'Enter') settle();
          }}
          {...controlAttributes(own, Boolean(note))}
          className={cx(field.control, control.control, control.ltr, styles.input)}
        />
        <span className={styles.button}>
          <IconButton
            ref={button}
            label={`${kit.calendar.open}: ${own.label}`}
            aria-haspopup="dialog"
            aria-expanded={open}
            onClick={toggle}
          >
            <GlyphMark glyph={calendarGlyph} />
          </IconButton>
        </span>
        {open && Popover ? (
          <Popover
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
        ) : null}
      </div>
    </FormField>
  );
}
