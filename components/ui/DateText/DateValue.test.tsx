/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import ar from '@/messages/ar.json';
import en from '@/messages/en.json';
import { DateValue } from './DateValue';

const hijri = ar.dates.corresponding;

function time(element: React.ReactElement) {
  const { container } = render(element);
  return container.querySelector('time');
}

it('adds the Umm al-Qura date in Arabic, with Latin digits', () => {
  const element = time(<DateValue hijri={hijri} locale="ar" value="2026-03-10" />);
  expect(element?.textContent).toBe('10 مارس 2026 الموافق 21 رمضان 1447هـ');
  expect(element?.dateTime).toBe('2026-03-10');
});

it('writes English dates without Hijri', () => {
  expect(
    time(<DateValue hijri={en.dates.corresponding} locale="en" value="2026-03-10" />)?.textContent,
  ).toBe('10 March 2026');
});

it('keeps figures in left-to-right islands', () => {
  const element = time(<DateValue hijri={hijri} locale="ar" value="2026-03-10" format="numeric" />);
  const islands = [...(element?.querySelectorAll('bdi[dir="ltr"]') ?? [])];
  expect(islands.map((island) => island.textContent)).toEqual(['10/03/2026', '21/09/1447']);
});

it('counts days in Riyadh', () => {
  const element = time(
    <DateValue
      hijri={en.dates.corresponding}
      locale="en"
      value="2026-03-10T21:30:00Z"
      format="numeric"
    />,
  );
  expect(element?.textContent).toBe('11/03/2026');
  expect(element?.dateTime).toBe('2026-03-11');
});
