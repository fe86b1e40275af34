import { expect, test } from '@playwright/test';
import { randomBytes, randomUUID } from 'node:crypto';
import ar from '../../messages/ar.json' with { type: 'json' };
import { site } from './fixtures';

/* TRUSTED_PROXIES of the site under test holds this machine. */
const CALLS_OF_A_SESSION = 30;
const CALLS_OF_AN_ADDRESS = 600;
const OPINIONS_OF_AN_ADDRESS = 100;

const randomAddress = () => `101.${[...randomBytes(3)].join('.')}`;

function search(headers: Record<string, string>): Promise<Response> {
  return fetch(`${site()}/api/agents`, {
    method: 'POST',
    body: '{}',
    headers: { 'Content-Type': 'application/json', Origin: site(), ...headers },
  });
}

/** Sends calls one after the other until one is refused for their number; gives its place. */
async function firstRefused(most: number, call: () => Promise<Response>) {
  for (let number = 1; number <= most; number += 1) {
    const response = await call();
    if (response.status === 429) return { number, response };
    await response.body?.cancel();
  }
  return undefined;
}

async function expectToldToWait(response: Response, longest = 60): Promise<void> {
  const wait = Number(response.headers.get('retry-after'));
  expect(wait).toBeGreaterThan(0);
  expect(wait).toBeLessThanOrEqual(longest);
  const { isSuccess, error } = (await response.json()) as { isSuccess: boolean; error: string };
  expect(isSuccess).toBe(false);
  expect(ar.serverErrors).toHaveProperty([error]);
}

test('a burst from one captcha session must wait', async () => {
  const session = randomBytes(32).toString('base64url');
  const refused = await firstRefused(CALLS_OF_A_SESSION + 1, () =>
    search({ Cookie: `__Host-captcha=${session}`, 'X-Forwarded-For': randomAddress() }),
  );
  expect(refused?.number).toBe(CALLS_OF_A_SESSION + 1);
  await expectToldToWait(refused!.response);
});

test('a form without a captcha can’t be filled by one script', async () => {
  const address = randomAddress();
  const refused = await firstRefused(OPINIONS_OF_AN_ADDRESS + 1, () =>
    fetch(`${site()}/api/feedback`, {
      method: 'POST',
      body: JSON.stringify({ page: '/sla', useful: 'yes', submissionKey: randomUUID() }),
      headers: {
        'Content-Type': 'application/json',
        Origin: site(),
        'X-Forwarded-For': address,
      },
    }),
  );
  expect(refused?.number).toBe(OPINIONS_OF_AN_ADDRESS + 1);
  await expectToldToWait(refused!.response, 600);
});

test('one IP address cannot pose as many', async () => {
  test.setTimeout(300_000);
  const address = randomAddress();
  const refused = await firstRefused(CALLS_OF_AN_ADDRESS + 1, () =>
    search({
      'X-Forwarded-For': `${randomAddress()}, ${address}`,
      'X-Client-Address': randomAddress(),
      'X-Real-IP': randomAddress(),
    }),
  );
  // If the minute ends meanwhile, the count restarts and nothing is refused.
  if (refused) await expectToldToWait(refused.response);
  expect(refused?.number).toBe(CALLS_OF_AN_ADDRESS + 1);
});
