/** @jest-environment jsdom */
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { testLabels } from '@/components/forms/testing/labels';
import { success, testSite } from '@/components/forms/testing/site';
import type { Transaction } from '@/lib/e-services/types';
import en from '@/messages/en.json';
import { TrackingPanel } from './TrackingPanel';

jest.mock('@/components/forms/captcha/proof', () => ({ solveProof: async () => 'proof' }));

const { tracking, forms } = en;
const text = (of: string) => ({ ar: of, en: of });
const FOUND: Transaction = {
  reference: '1446/1023',
  documentDate: '2/03/1446',
  subject: text('Berth licence'),
  category: text('Letter'),
  from: text('Jeddah Port'),
  directedTo: text('Operations'),
  status: text('Under study'),
  transferDate: '5/03/1446',
};

async function ask(found: Transaction | null) {
  const posts = testSite({ '/api/transactions': success(found) });
  render(<TrackingPanel locale="en" labels={{ form: testLabels, tracking }} phone="19990" />);
  await screen.findByAltText(forms.captcha.image);
  const type = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  type(tracking.documentNumber, '\u200f1446 / 1023\u200f');
  type(tracking.hijriDate, '02031446');
  type(forms.captcha.label, '123456');
  fireEvent.click(screen.getByRole('button', { name: tracking.submit }));
  const results = await screen.findByRole('heading', { name: tracking.results });
  await waitFor(() => expect(document.activeElement).toBe(results));
  return posts;
}

it('shows all fields of a transaction, its status first', async () => {
  const posts = await ask(FOUND);
  expect(posts).toEqual([
    {
      path: '/api/transactions',
      body: { documentNumber: '1446/1023', hijriDate: '2/03/1446', captcha: '123456' },
    },
  ]);
  const { status, ...others } = tracking.fields;
  const texts = (all: string) =>
    [...document.querySelectorAll(all)].map(({ textContent }) => textContent);
  expect(texts('dt')).toEqual([status, ...Object.values(others)]);
  expect(texts('dd')).toEqual(
    ['Under study', '1446/1023', '2/03/1446', 'Berth licence', 'Letter']
      .map((text) => expect.stringContaining(text))
      .concat(
        ['Jeddah Port', 'Operations', '5/03/1446'].map((text) => expect.stringContaining(text)),
      ),
  );
  expect(window.location.search).toBe('');
});

it('takes over the number of a link', () => {
  window.history.replaceState(null, '', '/?documentNumber=1446%2F1023');
  testSite({});
  render(<TrackingPanel locale="en" labels={{ form: testLabels, tracking }} phone="19990" />);
  expect(screen.getByLabelText<HTMLInputElement>(tracking.documentNumber).value).toBe('1446/1023');
  window.history.replaceState(null, '', '/');
});

it('shows that nothing was found', async () => {
  await ask(null);
  expect(screen.getByRole('heading', { name: tracking.empty })).toBeTruthy();
  expect(screen.getByText(tracking.emptyHint)).toBeTruthy();
});
