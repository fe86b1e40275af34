/** @jest-environment jsdom */
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { CaptchaField } from './CaptchaField';
import { testLabels } from '@/components/forms/testing/labels';
import { FormLabelsProvider } from '../labels/FormLabelsProvider';
import type { FormLabels } from '../labels/labels';
import type { solveProof as solve } from './proof';
import { useCaptcha } from './useCaptcha';

const solveProof = jest.fn<Promise<string>, Parameters<typeof solve>>();
jest.mock('./proof', () => ({
  solveProof: (...given: Parameters<typeof solve>) => solveProof(...given),
}));

const play = jest.fn(() => Promise.resolve());
const pause = jest.fn();
const spoken: string[] = [];
let challenge = 0;
let down = false;
let status = 200;
let sent: Readonly<Record<string, string>> = {};

function response(): Partial<Response> {
  if (down) return { ok: false, headers: new Headers() };
  if (status !== 200) return { ok: false, status, headers: new Headers() };
  challenge += 1;
  return {
    ok: true,
    headers: new Headers({
      'Content-Type': 'image/png',
      'X-Captcha-Challenge': `challenge-${challenge}`,
    }),
    blob: () => Promise.resolve(new Blob([String(challenge)], { type: 'image/png' })),
  };
}

beforeEach(() => {
  challenge = 0;
  down = false;
  status = 200;
  sent = {};
  solveProof.mockReset().mockResolvedValue('c3RlcA==');
  spoken.length = 0;
  Object.assign(globalThis, {
    fetch: jest.fn(() => Promise.resolve(response())),
    Audio: class {
      play = play;
      pause = pause;
      constructor(url: string) {
        spoken.push(url);
      }
    },
  });
});

function Form({ labels = testLabels }: { labels?: FormLabels }) {
  return (
    <FormLabelsProvider labels={labels}>
      <Captcha />
    </FormLabelsProvider>
  );
}

function Captcha() {
  const captcha = useCaptcha();
  const { register, setValue } = useForm({ defaultValues: { captcha: '' } });
  const renew = () => {
    setValue('captcha', '');
    captcha.renew();
  };
  return (
    <>
      <CaptchaField id="captcha" captcha={captcha} onRenew={renew} {...register('captcha')} />
      <button onClick={captcha.renewQuietly}>Succeed</button>
      <button onClick={() => void captcha.headers().then((headers) => (sent = headers))}>
        Send
      </button>
    </>
  );
}

const picture = () => screen.findByRole('img', { name: 'Verification code image' });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

it('shows the picture from a data URL, as the content security policy requires', async () => {
  render(<Form />);
  expect((await picture()).getAttribute('src')).toMatch(/^data:image\/png;base64,/);
});

it('loads another picture, announces it and clears the input', async () => {
  render(<Form />);
  const first = (await picture()).getAttribute('src');
  const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Verification code' });
  fireEvent.change(input, { target: { value: '12' } });
  press('Get a new code');
  expect(input.value).toBe('');
  expect(screen.queryByRole('img')).toBeNull();
  expect((await picture()).getAttribute('src')).not.toBe(first);
  expect(screen.getByText('New code loaded.')).toBeTruthy();
});

it('does not announce a picture that is loaded after a success', async () => {
  render(<Form />);
  const first = (await picture()).getAttribute('src');
  fireEvent.click(screen.getByRole('button', { name: 'Succeed' }));
  expect(screen.queryByRole('img')).toBeNull();
  expect((await picture()).getAttribute('src')).not.toBe(first);
  expect(screen.queryByText('New code loaded.')).toBeNull();
});

it('reads out the challenge of the picture shown, in the language of the page', async () => {
  render(<Form />);
  await picture();
  press('Get a new code');
  await picture();
  press('Listen to the code');
  expect(spoken).toEqual(['/api/captcha/audio?challenge=challenge-2&locale=en']);
  expect(pause).not.toHaveBeenCalled();
  press('Listen to the code');
  expect(pause).toHaveBeenCalledTimes(1);
  expect(spoken).toHaveLength(2);
});

it('shows that the sound failed', async () => {
  play.mockReturnValueOnce(Promise.reject(new Error('no sound')));
  render(<Form />);
  await picture();
  press('Listen to the code');
  expect(await screen.findByText('The audio could not be played.')).toBeTruthy();
});

it('shows that the picture could not be loaded and retries', async () => {
  down = true;
  render(<Form />);
  expect(await screen.findByText(testLabels.kit.captcha.failed)).toBeTruthy();
  down = false;
  press('Reload the code');
  await picture();
});

it('retries when the browser is back online', async () => {
  down = true;
  render(<Form />);
  await screen.findByText(testLabels.kit.captcha.failed);
  down = false;
  act(() => void window.dispatchEvent(new Event('online')));
  await picture();
  act(() => void window.dispatchEvent(new Event('online')));
  expect(fetch).toHaveBeenCalledTimes(2);
});

it('reloads an expired picture when the tab becomes visible', async () => {
  const now = jest.spyOn(Date, 'now').mockReturnValue(0 + 1);
  render(<Form />);
  await picture();
  now.mockReturnValue(20 * 60_000);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await screen.findByText('New code loaded.');
  expect(fetch).toHaveBeenCalledTimes(2);
  now.mockRestore();
});

it('aborts loading a picture after ten seconds', async () => {
  jest.useFakeTimers();
  jest.mocked(fetch).mockImplementation(
    (_address, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(new Error('aborted')));
      }),
  );
  render(<Form />);
  await act(() => jest.advanceTimersByTimeAsync(9_999));
  expect(screen.queryByText(testLabels.kit.captcha.failed)).toBeNull();
  await act(() => jest.advanceTimersByTimeAsync(1));
  expect(screen.getByText(testLabels.kit.captcha.failed)).toBeTruthy();
  jest.useRealTimers();
});

it('shows that the rate limit of pictures was exceeded', async () => {
  status = 429;
  render(<Form />);
  expect(await screen.findByText(testLabels.kit.captcha.limited)).toBeTruthy();
});

it('shows that the rate limit of recordings was exceeded', async () => {
  render(<Form />);
  await picture();
  play.mockReturnValueOnce(Promise.reject(new Error('no sound')));
  status = 429;
  press('Listen to the code');
  expect(await screen.findByText(testLabels.kit.captcha.listenedOften)).toBeTruthy();
});

it('solves a proof in the background after the first focus, and sends it with the challenge', async () => {
  render(<Form />);
  await picture();
  expect(solveProof).not.toHaveBeenCalled();
  fireEvent.focusIn(screen.getByRole('textbox'));
  await waitFor(() => expect(solveProof).toHaveBeenCalledTimes(1));
  press('Send');
  await waitFor(() =>
    expect(sent).toEqual({
      'x-captcha-challenge': 'challenge-1',
      'x-captcha-proof': 'c3RlcA==',
    }),
  );
  expect(solveProof).toHaveBeenCalledTimes(1);
});

it('solves a new proof per picture, and sends without a failed one', async () => {
  solveProof.mockRejectedValue(new Error('no workers'));
  render(<Form />);
  await picture();
  press('Send');
  await waitFor(() => expect(sent).toEqual({ 'x-captcha-challenge': 'challenge-1' }));
  press('Get a new code');
  await picture();
  solveProof.mockResolvedValue('bmV4dA==');
  press('Send');
  await waitFor(() => expect(sent).toHaveProperty('x-captcha-proof', 'bmV4dA=='));
});

it('replaces the code by a harder proof, announces its quarters and its end', async () => {
  let solved: (header: string) => void = () => {};
  solveProof.mockImplementation(
    (_kind, { onProgress }) =>
      new Promise((resolve) => {
        onProgress?.(0.6);
        solved = resolve;
      }),
  );
  render(<Form />);
  await picture();
  press(testLabels.kit.captcha.instead);
  expect(screen.getByText(testLabels.kit.captcha.insteadWorking)).toBeTruthy();
  expect(await screen.findByText('Checking: 50%')).toBeTruthy();
  expect(screen.getByRole('progressbar').getAttribute('value')).toBe('60');
  expect(solveProof.mock.calls[0]?.[0]).toBe('instead');
  act(() => solved('aW5zdGVhZA=='));
  const passed = await screen.findByText(testLabels.kit.captcha.insteadDone);
  expect(passed.tagName).toBe('OUTPUT');
  expect(document.activeElement).toBe(passed);
  expect(screen.queryByRole('textbox')).toBeNull();
  press('Send');
  await waitFor(() => expect(sent).toHaveProperty('x-captcha-proof', 'aW5zdGVhZA=='));
});

it('shows that the alternative proof failed, and offers it again', async () => {
  solveProof.mockRejectedValue(new Error('no workers'));
  render(<Form />);
  await picture();
  press(testLabels.kit.captcha.instead);
  expect(await screen.findByText(testLabels.kit.captcha.insteadFailed)).toBeTruthy();
  expect(screen.getByRole('textbox', { name: 'Verification code' })).toBeTruthy();
  press(testLabels.kit.captcha.instead);
  await waitFor(() => expect(solveProof).toHaveBeenCalledTimes(2));
});

it('offers the picture alone where the service has neither sound nor proofs', async () => {
  render(<Form labels={{ ...testLabels, captcha: { hasSound: false, hasProof: false } }} />);
  await picture();
  fireEvent.focusIn(document.body);
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(sent).toEqual({ 'x-captcha-challenge': 'challenge-1' }));
  expect(solveProof).not.toHaveBeenCalled();
  const buttons = screen
    .getAllByRole('button')
    .map(({ textContent, ariaLabel }) => ariaLabel ?? textContent);
  expect(buttons).not.toContain('Listen to the code');
  expect(buttons).not.toContain('Continue without picture or sound');
  // Challenges without sound may contain letters.
  expect(screen.getByRole('textbox').inputMode).toBe('text');
  expect(screen.getByText(testLabels.kit.captcha.codeHint)).toBeTruthy();
});
