/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import { CallTime } from '@/components/e-services/search/CallTime';
import { FormLabelsProvider } from '@/components/forms/labels/FormLabelsProvider';
import { testLabels } from '@/components/forms/testing/labels';
import type { Locale } from '@/lib/i18n/locales';
import { messages } from '@/lib/i18n/messages';
import { GregorianHelp } from './GregorianHelp';

const text = (element: React.ReactElement) => render(element).container.textContent;

const help = (locale: Locale, hijriDate: string) => (
  <FormLabelsProvider labels={testLabels} texts={{ tracking: messages[locale].tracking }}>
    <GregorianHelp locale={locale} hijriDate={hijriDate} />
  </FormLabelsProvider>
);

it('writes both calendars of a date in figures, joined by the same word', () => {
  const { dates } = messages.ar;
  expect(text(help('ar', '2/03/1446'))).toBe('الموافق 05/09/2024م');
  expect(
    text(<CallTime locale="ar" value="2024-09-05T10:30:00+03:00" hijri={dates.corresponding} />),
  ).toBe('05/09/2024 10:30الموافق 02/03/1446هـ');
});

it('renders nothing for an invalid date', () => {
  expect(text(help('en', '40/03/1446'))).toBe('');
});
