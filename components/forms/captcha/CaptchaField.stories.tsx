import { state, type Stage } from '@/tools/gallery/state';
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
      instead: { state: 'idle' },
      skip: () => Promise.resolve(),
      headers: () => Promise.resolve({}),
      ...picture,
    }}
    onRenew={ignore}
    error={error}
  />
);

export const Ready = state(() => field({}));

export const Loading = state(() => field({ state: 'loading', challenge: undefined }));

export const Failed = state(() => field({ state: 'failed', challenge: undefined }));

export const Limited = state(() => field({ state: 'limited', challenge: undefined }));

export const ProofAtWork = state(() =>
  field({ instead: { state: 'working', isAwaited: false, progress: 0.4 } }),
);

export const ProofInstead = state(() => field({ instead: { state: 'done' } }));

export const WrongCode = state(({ messages }: Stage) =>
  field({}, messages.serverErrors['Invalid Captcha']),
);
