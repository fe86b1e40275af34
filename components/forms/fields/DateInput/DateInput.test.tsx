/** @jest-environment jsdom */
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import type { Calendar } from './calendar';
import { gregorian } from './gregorian';
import { hijri } from './hijri';
import { DateInput } from './DateInput';
import { WithLabels } from '@/components/forms/testing/labels';

interface Props {
  readonly start: string;
  readonly calendar?: Calendar;
  readonly min?: string;
}

function Field({ start, calendar = gregorian, min }: Props) {
  const [value, setValue] = useState(start);
  return (
    <WithLabels>
      <DateInput
        id="day"
        name="day"
        label="End date"
        calendar={calendar}
        min={min}
        value={value}
        onChange={setValue}
      />
      <button>Elsewhere</button>
      <output>{value}</output>
    </WithLabels>
  );
}

it('keeps values typed before hydration', async () => {
  const container = document.createElement('div');
  document.body.append(container);
  // Server-rendered markup.
  container.innerHTML = renderToString(<Field start="" />);
  container.querySelector('input')!.value = '5/12/2026';
  render(<Field start="" />, { container, hydrate: true });
  expect([value(), screen.getByRole('status').textContent]).toEqual(['5/12/2026', '5/12/2026']);
  fireEvent.change(screen.getByRole('textbox'), { target: { value: '' } });
  expect(value()).toBe('');
});

function type(typed: string): void {
  const input = screen.getByRole('textbox');
  for (const key of typed) fireEvent.change(input, { target: { value: value() + key } });
  fireEvent.blur(input);
}

it.each([
  [hijri, '2031446', '2/03/1446'],
  [hijri, '٢٠٣١٤٤٦', '2/03/1446'],
  [hijri, '231446', '2/03/1446'],
  [hijri, '02/03/1446', '2/03/1446'],
  [hijri, '1448-06-16', '16/06/1448'],
  [gregorian, '2026-12-01', '01/12/2026'],
  [gregorian, '21112026', '21/11/2026'],
  [gregorian, '5.1.2026', '05/01/2026'],
])('reads a date that is typed when the field is left: %#', (calendar, typed, expected) => {
  render(<Field start="" calendar={calendar} />);
  type(typed);
  expect(value()).toBe(expected);
});

it.each([
  [hijri, '31/2/1448'],
  [hijri, '1/13/1448'],
  [gregorian, '1/13/2026'],
  [gregorian, '12/25/2026'],
  [gregorian, '31/11/2026'],
  [gregorian, '2026-02-30 or so'],
])('does not change other text: %#', (calendar, typed) => {
  render(<Field start="" calendar={calendar} />);
  type(typed);
  expect(value()).toBe(typed);
});

it.each([
  [gregorian, '27/11/2026', '28-11-2026', '28/11/2026'],
  [hijri, '15/06/1448', '16-06-1448', '16/06/1448'],
])('reads a date that is pasted over another one: %#', (calendar, start, pasted, expected) => {
  render(<Field start={start} calendar={calendar} />);
  const input = screen.getByRole<HTMLInputElement>('textbox');
  expect(input.maxLength).toBe(-1);
  fireEvent.change(input, { target: { value: pasted } });
  fireEvent.keyDown(input, { key: 'Enter' });
  expect(value()).toBe(expected);
});

const opener = () => screen.getByRole('button', { name: 'Open the calendar: End date' });
const value = () => screen.getByRole<HTMLInputElement>('textbox').value;
const press = (key: string, more = {}) =>
  fireEvent.keyDown(document.activeElement!, { key, ...more });

async function open(props: Props) {
  render(<Field {...props} />);
  fireEvent.click(opener());
  return screen.findByRole('dialog', { name: 'Choose a day: End date' });
}

it('scrolls into view where the window ends below the field', async () => {
  // Missing in jsdom; newer browsers return a promise.
  const scrolled: jest.Mock = jest.fn(() => Promise.resolve());
  Element.prototype.scrollIntoView = scrolled;
  try {
    const calendar = await open({ start: '' });
    await waitFor(() => expect(scrolled.mock.instances).toContain(calendar));
    expect(scrolled).toHaveBeenCalledWith({ block: 'nearest' });
  } finally {
    Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
  }
});

it('opens at the day typed and puts the chosen one into the field', async () => {
  await open({ start: '١٠/3/2026' });
  expect(screen.getByRole('grid', { name: 'March 2026' })).toBeTruthy();
  expect(document.activeElement?.textContent).toBe('10');
  fireEvent.click(screen.getByRole('button', { name: 'Saturday 14 March 2026' }));
  expect(value()).toBe('14/03/2026');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(opener());
});

it('begins its weeks on Sunday', async () => {
  await open({ start: '10/03/2026' });
  expect(screen.getAllByRole('columnheader')[0]?.textContent).toContain('Sunday');
  expect(screen.getAllByRole('row')[1]?.textContent).toBe('1234567');
});

it.each([
  ['ArrowRight', {}, '11'],
  ['ArrowLeft', {}, '9'],
  ['ArrowUp', {}, '3'],
  ['ArrowDown', {}, '17'],
  ['Home', {}, '8'],
  ['End', {}, '14'],
] as const)('moves by the keyboard: %s', async (key, more, day) => {
  await open({ start: '10/03/2026' });
  press(key, more);
  expect(document.activeElement?.textContent).toBe(day);
});

it('moves by months and years and stops at the end of a shorter month', async () => {
  await open({ start: '31/03/2026' });
  press('PageUp');
  expect(document.activeElement?.getAttribute('aria-label')).toContain('28 February 2026');
  press('PageDown', { shiftKey: true });
  expect(document.activeElement?.getAttribute('aria-label')).toContain('28 February 2027');
});

it('moves by months and years with its buttons', async () => {
  await open({ start: '15/03/2026' });
  const step = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
  step('Previous year');
  step('Previous month');
  expect(screen.getByRole('grid', { name: 'February 2025' })).toBeTruthy();
  step('Next year');
  step('Next month');
  expect(screen.getByRole('grid', { name: 'March 2026' })).toBeTruthy();
});

it('disables days before the minimum', async () => {
  await open({ start: '', min: '2030-05-14' });
  expect(document.activeElement?.textContent).toBe('14');
  press('ArrowLeft');
  expect(document.activeElement?.textContent).toBe('14');
  const before = screen.getByRole<HTMLButtonElement>('button', { name: 'Monday 13 May 2030' });
  expect(before.disabled).toBe(true);
});

it('closes with Escape, restoring the focus, and when the focus leaves', async () => {
  await open({ start: '10/03/2026' });
  press('Escape');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(opener());

  fireEvent.click(opener());
  await screen.findByRole('dialog');
  fireEvent.focusIn(screen.getByRole('button', { name: 'Elsewhere' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('shows months of the Umm al-Qura calendar', async () => {
  await open({ start: '1/09/1447', calendar: hijri });
  expect(screen.getByRole('grid').getAttribute('aria-labelledby')).toBeTruthy();
  expect(screen.getAllByRole('gridcell').at(-1)?.textContent).toMatch(/^(29|30)$/);
  press('ArrowRight');
  fireEvent.click(document.activeElement!);
  expect(value()).toBe('2/09/1447');
});

it('stays within the years of the Umm al-Qura calendar', async () => {
  await open({ start: '1/01/1356', calendar: hijri });
  press('ArrowLeft');
  expect(document.activeElement?.textContent).toBe('1');
});

it('stays a text field if the calendar fails to load', async () => {
  jest.resetModules();
  jest.doMock('./DatePopover', () => {
    throw new Error('offline');
  });
  render(<Field start="10/03/2026" />);
  fireEvent.click(opener());
  await waitFor(() => expect(opener().getAttribute('aria-expanded')).toBe('false'));
  expect(value()).toBe('10/03/2026');
});
