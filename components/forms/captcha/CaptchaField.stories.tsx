import { state, type Stage } from '@/gallery/state';
import { CaptchaField } from './CaptchaField';

export default {};

const ignore = () => {};

type Picture = Partial<Parameters<typeof CaptchaField>[0]['captcha']>;

const field = (picture: Picture, error?: string) => (
  <CaptchaField
    id="captcha"
    captcha={{
      state: 'ready',
      source: '/images/logo-mark.svg',
      challenge: 'a',
      request: 1,
      quiet: true,
      renew: ignore,
      renewQuietly: ignore,
      ...picture,
    }}
    onRenew={ignore}
    error={error}
  />
);

export const Ready = state(() => field({}));

export const Loading = state(() => field({ state: 'loading', challenge: undefined }));

export const Failed = state(() => field({ state: 'failed', challenge: undefined }));

export const WrongCode = state(({ messages }: Stage) =>
  field({}, messages.serverErrors['Invalid Captcha']),
);
