import type { Page } from '@playwright/test';

/** Bytes of scripts, as transferred, that a first visit loads until a second after load. */
export async function scriptBytes(page: Page, path: string): Promise<number> {
  const session = await page.context().newCDPSession(page);
  const sizes = new Map<string, number>();
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  session.on('Network.responseReceived', ({ requestId, response, type }) => {
    if (type === 'Script' || /javascript/.test(response.mimeType)) sizes.set(requestId, 0);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (sizes.has(requestId)) sizes.set(requestId, encodedDataLength);
  });
  await page.goto(path, { waitUntil: 'load' });
  await page.waitForTimeout(1000);
  return [...sizes.values()].reduce((sum, bytes) => sum + bytes, 0);
}
