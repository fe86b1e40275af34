/** @jest-environment jsdom */
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { feedbackTexts } from './feedbackTexts';
import { rememberAnswer, wasAnswered } from './answered';
import { FeedbackQuestion } from './FeedbackQuestion';
import { ratedPage } from './ratedPage';

const labels = feedbackTexts('en');
const TEXTS = { ok: true, json: async () => ({ data: labels }) };
const KEY = '00000000-0000-4000-8000-000000000001';

/** Mocks responses of the site's own API in order; true is a success. */
function respondWith(...successes: boolean[]) {
  const fetch = jest.fn(async (url: string) => {
    if (url.startsWith('/api/panel-texts')) return TEXTS;
    // The service has no submission that the site failed to store.
    if (url.startsWith('/api/submissions/')) {
      const data = { state: 'unknown' };
      return { status: 200, json: async () => ({ isSuccess: true, error: null, data }) };
    }
    const isSuccess = successes.shift() ?? true;
    return {
      status: isSuccess ? 200 : 502,
      json: async () => ({
        isSuccess,
        error: isSuccess ? null : 'Something went wrong',
        data: null,
      }),
    };
  });
  Object.assign(globalThis, { fetch });
  return () =>
    (fetch.mock.calls as unknown as [string, RequestInit][])
      .filter(([url]) => url === '/api/feedback')
      .map(([url, { body }]) => [url, JSON.parse(String(body)) as object]);
}

const button = (name: string) => screen.getByRole('button', { name });

async function answer(name: string): Promise<HTMLTextAreaElement> {
  fireEvent.click(button(name));
  return screen.findByRole<HTMLTextAreaElement>('textbox');
}

beforeAll(() => {
  Object.assign(crypto, { randomUUID: () => KEY });
  AbortSignal.timeout ??= () => new AbortController().signal;
});

beforeEach(() => {
  sessionStorage.clear();
  window.history.replaceState(null, '', '/en/circulars?year=2024');
});

// Unmounting may send an answer, which must not reach the next test.
afterEach(async () => {
  cleanup();
  await new Promise((resolve) => setTimeout(resolve));
});

it('sends and stores the answer with its reason, and thanks', async () => {
  const sent = respondWith();
  render(<FeedbackQuestion locale="en" labels={labels} limit={500} />);
  const reason = await answer(labels.no);
  expect(document.activeElement).toBe(reason);
  expect(screen.getByLabelText(`${labels.reasonNo} ${labels.optional}`)).toBe(reason);
  const hint = document.getElementById(
    (reason.getAttribute('aria-describedby') ?? '').split(' ')[0] ?? '',
  );
  expect(hint?.textContent).toBe(labels.hint);
  expect(sent()).toEqual([]);

  fireEvent.click(screen.getByRole('radio', { name: labels.topics.content }));
  fireEvent.change(reason, { target: { value: ' No figures ' } });
  fireEvent.click(button(labels.send));
  expect((await screen.findByText(labels.thanks)).getAttribute('role')).toBe('status');
  expect(document.activeElement).toBe(screen.getByRole('group'));
  expect(screen.queryByRole('button')).toBeNull();
  expect(sent()).toEqual([
    [
      '/api/feedback',
      {
        page: '/circulars',
        useful: 'no',
        topic: 'content',
        reason: 'No figures',
        submissionKey: KEY,
      },
    ],
  ]);
  expect(wasAnswered('/circulars')).toBe(true);
});

it('sends the answer alone, changed before it is sent', async () => {
  const sent = respondWith();
  render(<FeedbackQuestion locale="en" labels={labels} limit={500} />);
  await answer(labels.no);
  fireEvent.click(button(labels.yes));
  expect(button(labels.yes).getAttribute('aria-pressed')).toBe('true');
  expect(button(labels.no).getAttribute('aria-pressed')).toBe('false');
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'left out' } });
  fireEvent.click(button(labels.skip));
  await screen.findByText(labels.thanks);
  expect(sent()[0]?.[1]).toMatchObject({ useful: 'yes', reason: '' });
});

it('shows the failure, keeps the reason and retries with the same key', async () => {
  const sent = respondWith(false, true);
  render(<FeedbackQuestion locale="en" labels={labels} limit={500} />);
  const reason = await answer(labels.yes);
  fireEvent.change(reason, { target: { value: 'Clear' } });
  fireEvent.click(button(labels.send));
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(labels.failed), {
    timeout: 4000,
  });
  expect(reason.value).toBe('Clear');
  expect(wasAnswered('/circulars')).toBe(false);
  fireEvent.click(button(labels.send));
  await screen.findByText(labels.thanks);
  expect(sent()[0]).toEqual(sent()[1]);
});

it('shows that the answer was not sent if the form cannot be loaded, and retries at the next click', async () => {
  // Texts are cached per language: no other test uses Arabic.
  const fetch = jest.fn().mockRejectedValueOnce(new TypeError('Failed to fetch'));
  Object.assign(globalThis, { fetch: fetch.mockResolvedValue(TEXTS) });
  render(<FeedbackQuestion locale="ar" labels={labels} limit={500} />);
  fireEvent.click(button(labels.yes));
  expect((await screen.findByText(labels.failed)).getAttribute('role')).toBe('status');
  await answer(labels.no);
  expect(screen.queryByText(labels.failed)).toBeNull();
});

it('shows when the network is over the rate limit', async () => {
  const json = async () => ({ isSuccess: false, error: 'Too many submissions', data: null });
  const fetch = async (url: string) =>
    url.startsWith('/api/panel-texts') ? TEXTS : { status: 429, json };
  Object.assign(globalThis, { fetch: jest.fn(fetch) });
  render(<FeedbackQuestion locale="en" labels={labels} limit={500} />);
  await answer(labels.yes);
  fireEvent.click(button(labels.skip));
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(labels.tooMany));
});

it('sends the answer once when the visitor leaves without a reason', async () => {
  const sent = respondWith();
  const { unmount } = render(<FeedbackQuestion locale="en" labels={labels} limit={500} />);
  await answer(labels.no);
  fireEvent(window, new Event('pagehide'));
  fireEvent(window, new Event('pagehide'));
  unmount();
  await new Promise((resolve) => setTimeout(resolve, 10));
  expect(sent()).toEqual([
    [
      '/api/feedback',
      { page: '/circulars', useful: 'no', topic: '', reason: '', submissionKey: KEY },
    ],
  ]);
  expect(wasAnswered('/circulars')).toBe(true);
});

it('sends the answer alone on navigation, in the language of its page', async () => {
  const sent = respondWith();
  const { unmount } = render(<FeedbackQuestion locale="en" labels={labels} limit={500} />);
  await answer(labels.yes);
  const { href } = window.location;
  window.history.replaceState(null, '', '/circulars');
  unmount();
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(fetch).toHaveBeenLastCalledWith(
    '/api/feedback',
    expect.objectContaining({ referrer: href, keepalive: true }),
  );
});

it('does not send an unfinished reason', async () => {
  const sent = respondWith();
  const { unmount } = render(<FeedbackQuestion locale="en" labels={labels} limit={500} />);
  const reason = await answer(labels.no);
  fireEvent.change(reason, { target: { value: 'My' } });
  unmount();
  await new Promise((resolve) => setTimeout(resolve, 10));
  expect(sent()).toEqual([]);
  expect(wasAnswered('/circulars')).toBe(false);
});

it('shows the question once per visit', () => {
  rememberAnswer('/circulars');
  const { container } = render(<FeedbackQuestion locale="en" labels={labels} limit={500} />);
  expect(container.childElementCount).toBe(0);
});

it.each(['{', '5', '{"length":1}'])(
  'shows the question if the stored answers are invalid: %s',
  (text) => {
    sessionStorage.setItem('page-feedback', text);
    render(<FeedbackQuestion locale="en" labels={labels} limit={500} />);
    expect(screen.getAllByRole('button')).toHaveLength(2);
  },
);

it.each([
  ['/', '/'],
  ['/en', '/'],
  ['/en/', '/'],
  ['/en/ports', '/ports'],
  ['/ports', '/ports'],
  ['/english', '/english'],
])('counts %s for the page %s', (path, page) => {
  expect(ratedPage(path)).toBe(page);
});
