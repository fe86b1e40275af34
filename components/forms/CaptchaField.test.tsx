/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { CaptchaField } from './CaptchaField';
import { WithWords } from './testWords';
import { useCaptcha } from './useCaptcha';

const play = jest.fn(() => Promise.resolve());
const spoken: string[] = [];
let challenge = 0;
let down = false;

function answer(): Partial<Response> {
  if (down) return { ok: false, headers: new Headers() };
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
  spoken.length = 0;
  Object.assign(globalThis, {
    fetch: jest.fn(() => Promise.resolve(answer())),
    Audio: class {
      play = play;
      constructor(address: string) {
        spoken.push(address);
      }
    },
  });
  Object.assign(AbortSignal, {
    any: ([signal]: AbortSignal[]) => signal,
    timeout: () => new AbortController().signal,
  });
});

function Form() {
  const captcha = useCaptcha();
  const { register, setValue } = useForm({ defaultValues: { captcha: '' } });
  const renew = () => {
    setValue('captcha', '');
    captcha.renew();
  };
  return (
    <WithWords>
      <CaptchaField id="captcha" captcha={captcha} onRenew={renew} {...register('captcha')} />
    </WithWords>
  );
}

const picture = () => screen.findByRole('img', { name: 'Picture of the verification code' });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

it('shows the picture from a data address, as the content security policy asks', async () => {
  render(<Form />);
  expect((await picture()).getAttribute('src')).toMatch(/^data:image\/png;base64,/);
});

it('asks for another picture, says so and empties the input', async () => {
  render(<Form />);
  const first = (await picture()).getAttribute('src');
  const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Verification code' });
  fireEvent.change(input, { target: { value: '12' } });
  press('Show another code');
  expect(input.value).toBe('');
  expect(screen.queryByRole('img')).toBeNull();
  expect((await picture()).getAttribute('src')).not.toBe(first);
  expect(screen.getByText('A new verification code is shown.')).toBeTruthy();
});

it('reads out the challenge of the picture shown', async () => {
  render(<Form />);
  await picture();
  press('Show another code');
  await picture();
  press('Listen to the code');
  expect(spoken).toEqual(['/api/captcha/audio?challenge=challenge-2']);
});

it('says that the sound failed', async () => {
  play.mockReturnValueOnce(Promise.reject(new Error('no sound')));
  render(<Form />);
  await picture();
  press('Listen to the code');
  expect(await screen.findByText('The sound could not be played.')).toBeTruthy();
});

it('says that the picture could not be had and tries again', async () => {
  down = true;
  render(<Form />);
  expect(await screen.findByText('The verification code could not be loaded.')).toBeTruthy();
  down = false;
  press('Load the verification code again');
  await picture();
});

it('renews a picture that has become too old when the visitor comes back', async () => {
  const now = jest.spyOn(Date, 'now').mockReturnValue(0 + 1);
  render(<Form />);
  await picture();
  now.mockReturnValue(20 * 60_000);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await screen.findByText('A new verification code is shown.');
  expect(fetch).toHaveBeenCalledTimes(2);
  now.mockRestore();
});
