'use client';

import { useEffect, useId, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { riyadhDay } from '@/lib/dates/riyadh';
import { cx } from '@/components/ui/shared/cx';
import { GlyphMark } from '@/components/ui/Icon/GlyphMark';
import { chevronNext, chevronPrevious, type Glyph } from '@/components/ui/Icon/glyphs';
import { IconButton } from '@/components/ui/IconButton/IconButton';
import type { Calendar } from './calendar';
import { dayName, monthTitle, weekdayNames } from './monthNames';
import { addMonths, monthWeeks } from './months';
import { targetDay } from './targetDay';
import styles from './DatePopover.module.css';
import { useFormLabels } from '@/components/forms/labels/FormLabelsProvider';
import { yearNext, yearPrevious } from '@/components/forms/glyphs';

/** Days are YYYY-MM-DD. */
export interface DatePopoverProps {
  readonly calendar: Calendar;
  readonly label: string;
  readonly chosen: string | null;
  readonly min?: string;
  readonly onChoose: (iso: string) => void;
  /** Called on Escape. */
  readonly onCancel: () => void;
  /** Called when focus or a click moves outside. */
  readonly onLeave: () => void;
}

/** A month with the keyboard control of the ARIA date-picker dialog. */
export function DatePopover(props: DatePopoverProps) {
  const { calendar, label, chosen, min, onChoose, onCancel, onLeave } = props;
  const { locale, kit } = useFormLabels();
  const titleId = useId();
  const frame = useRef<HTMLDivElement>(null);
  const today = riyadhDay();
  const [current, setCurrent] = useState(() => startDay(calendar, chosen, min, today));
  const focusDay = useRef(true);
  useLeave(frame, onLeave);

  // Near the lower edge of the window the last weeks would be out of sight.
  useEffect(() => {
    // Newer browsers return a promise, which is no cleanup function.
    frame.current?.scrollIntoView?.({ block: 'nearest' });
  }, []);

  useEffect(() => {
    if (!focusDay.current) return;
    frame.current?.querySelector<HTMLElement>('[data-day][tabindex="0"]')?.focus();
  }, [current]);

  function go(iso: string, toDay: boolean): void {
    focusDay.current = toDay;
    setCurrent(min && iso < min ? min : iso);
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Escape') {
      event.stopPropagation();
      onCancel();
      return;
    }
    if (!(event.target as HTMLElement).dataset.day) return;
    const rtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const next = targetDay(calendar, current, event, rtl);
    if (!next || !calendar.parts(next)) return;
    event.preventDefault();
    go(next, true);
  }

  function step(label: string, glyph: Glyph, months: number) {
    return (
      <IconButton label={label} onClick={() => go(addMonths(calendar, current, months), false)}>
        <GlyphMark glyph={glyph} />
      </IconButton>
    );
  }

  return (
    <div
      ref={frame}
      role="dialog"
      aria-label={`${kit.calendar.choose}: ${label}`}
      className={styles.calendar}
      onKeyDown={onKeyDown}
    >
      <div className={styles.head}>
        {step(kit.calendar.previousYear, yearPrevious, -12)}
        {step(kit.calendar.previousMonth, chevronPrevious, -1)}
        <span id={titleId} aria-live="polite" className={styles.title}>
          {monthTitle(locale, calendar, current)}
        </span>
        {step(kit.calendar.nextMonth, chevronNext, 1)}
        {step(kit.calendar.nextYear, yearNext, 12)}
      </div>
      <table role="grid" aria-labelledby={titleId} className={styles.month}>
        <thead>
          <tr>
            {weekdayNames(locale).map(({ long, short }) => (
              <th key={long} scope="col" abbr={long}>
                <span aria-hidden="true">{short}</span>
                <span className="visually-hidden">{long}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {monthWeeks(calendar, current).map((week) => (
            <tr key={week.find(Boolean)}>
              {week.map((iso, index) =>
                iso === null ? (
                  <td key={index} />
                ) : (
                  <td key={iso} role="gridcell" aria-selected={iso === chosen}>
                    <button
                      type="button"
                      data-day={iso}
                      tabIndex={iso === current ? 0 : -1}
                      aria-label={dayName(locale, calendar, iso)}
                      aria-current={iso === today ? 'date' : undefined}
                      disabled={min !== undefined && iso < min}
                      className={cx(styles.day, iso === chosen && styles.chosen)}
                      onClick={() => onChoose(iso)}
                    >
                      {calendar.parts(iso)?.day}
                    </button>
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Day that is focused first: the selected one or today, but not before the minimum. */
function startDay(
  calendar: Calendar,
  chosen: string | null,
  min: string | undefined,
  today: string,
): string {
  const day = chosen && calendar.parts(chosen) ? chosen : today;
  return min && day < min ? min : day;
}

/** Calls `onLeave` when a click or the focus moves outside the element's parent. */
function useLeave(element: RefObject<HTMLElement | null>, onLeave: () => void): void {
  const latest = useRef(onLeave);
  useEffect(() => {
    latest.current = onLeave;
  });
  useEffect(() => {
    function onEvent(event: Event): void {
      const frame = element.current?.parentElement;
      if (frame && event.target instanceof Node && !frame.contains(event.target)) latest.current();
    }
    window.addEventListener('pointerdown', onEvent);
    window.addEventListener('focusin', onEvent);
    return () => {
      window.removeEventListener('pointerdown', onEvent);
      window.removeEventListener('focusin', onEvent);
    };
  }, [element]);
}
