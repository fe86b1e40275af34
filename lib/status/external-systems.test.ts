import { config, type Config } from '../config';
import { externalSystems } from './external-systems';
import { responds } from './probe';

jest.mock('../config', () => ({ config: jest.fn() }));
jest.mock('./probe', () => ({ responds: jest.fn() }));

/** Settings with hosts of their own, since results are kept. */
function configure(name: string): void {
  jest.mocked(config).mockReturnValue({
    paymentGatewayUrl: `https://pay.${name}.example`,
    customerPortalUrl: { ar: undefined, en: `https://portal.${name}.example/en` },
    careersUrl: undefined,
  } as Config);
}

it('lists the configured systems with their reachability', async () => {
  configure('first');
  jest.mocked(responds).mockImplementation(async (url) => url.startsWith('https://pay'));
  expect(await externalSystems('en')).toEqual([
    { system: 'payment', state: 'up' },
    { system: 'customerPortal', state: 'unknown' },
  ]);
  expect(await externalSystems('ar')).toEqual([{ system: 'payment', state: 'up' }]);
});

it('probes a system once a minute for all visitors', async () => {
  configure('second');
  jest.mocked(responds).mockResolvedValue(true);
  const now = jest.spyOn(Date, 'now').mockReturnValue(0);
  await Promise.all([externalSystems('en'), externalSystems('en')]);
  now.mockReturnValue(59_000);
  await externalSystems('en');
  expect(responds).toHaveBeenCalledTimes(2);
  now.mockReturnValue(61_000);
  await externalSystems('en');
  expect(responds).toHaveBeenCalledTimes(4);
  now.mockRestore();
});
