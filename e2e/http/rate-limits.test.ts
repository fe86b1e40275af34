import { randomBytes, randomUUID } from 'node:crypto';
import ar from '../../messages/ar.json' with { type: 'json' };
import { site } from '../support/site';
import { mapAtOnce } from './at-once';

/* TRUSTED_PROXIES of the site under test includes this machine. */
const CALLS_OF_A_SESSION = 30;
const OPINIONS_OF_AN_ADDRESS = 100;

const randomAddress = () => `101.${[...randomBytes(3)].join('.')}`;

function post(path: string, body: object, headers: Record<string, string>): Promise<Response> {
  return fetch(site() + path, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'Content-Type': 'application/json', Origin: site(), ...headers },
  });
}

/** Exceeds a limit by one; only the last call is refused. */
async function expectLastToWait(allowed: number, call: () => Promise<Response>, longest = 60) {
  const statuses = await mapAtOnce(Array.from({ length: allowed }), async () => {
    const response = await call();
    await response.body?.cancel();
    return response.status;
  });
  expect(statuses).not.toContain(429);
  const refused = await call();
  expect(refused.status).toBe(429);
  const wait = Number(refused.headers.get('retry-after'));
  expect(wait).toBeGreaterThan(0);
  expect(wait).toBeLessThanOrEqual(longest);
  const { isSuccess, error } = (await refused.json()) as { isSuccess: boolean; error: string };
  expect(isSuccess).toBe(false);
  expect(ar.serverErrors).toHaveProperty([error]);
}

test('a burst from one captcha session must wait', async () => {
  const session = randomBytes(32).toString('base64url');
  await expectLastToWait(CALLS_OF_A_SESSION, () =>
    post(
      '/api/agents',
      {},
      { Cookie: `__Host-captcha=${session}`, 'X-Forwarded-For': randomAddress() },
    ),
  );
});

test('a form without a captcha can’t be filled by one IP address that poses as many', async () => {
  const address = randomAddress();
  await expectLastToWait(
    OPINIONS_OF_AN_ADDRESS,
    () =>
      post(
        '/api/feedback',
        { page: '/sla', useful: 'yes', submissionKey: randomUUID() },
        {
          'X-Forwarded-For': `${randomAddress()}, ${address}`,
          'X-Client-Address': randomAddress(),
          'X-Real-IP': randomAddress(),
        },
      ),
    600,
  );
});
