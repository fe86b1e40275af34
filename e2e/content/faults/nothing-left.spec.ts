import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { get } from '../../support/http';
import { send } from '../../support/raw-http';
import type { Stack } from '../../support/stack';
import { expect, test } from './fixtures';

function files({ buildFolder, dataFolder }: Stack): string[] {
  return [buildFolder, dataFolder]
    .filter((folder) => existsSync(folder))
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .map((name) => path.join(folder, name))
        .filter((file) => statSync(file).isFile()),
    );
}

async function searchHasReadDocuments(stack: Stack): Promise<void> {
  let count = -1;
  await expect
    .poll(
      () => {
        const before = count;
        count = files(stack).length;
        return count === before;
      },
      { intervals: [5000], timeout: 90_000 },
    )
    .toBe(true);
}

function unknownUrls(round: number): string[] {
  const slug = `stray-${round}`;
  const bare = [
    `/article?news=${slug}`,
    `/article?photo=${slug}`,
    `/article?a=${slug}`,
    `/article?video=${slug}`,
    `/article?news=%2e%2e%2f${slug}`,
    `/article?news=${slug}${'x'.repeat(10_000)}`,
    `/media-center?o=News&page=${9000 + round}`,
    `/media-center?o=${slug}&page=1`,
    `/media-center?o=Video&utm_source=${slug}`,
    `/${slug}`,
    `/${slug}.php`,
    `/..%2f${slug}`,
    `/${slug}/deeper/still`,
    `/?lang=${slug}`,
    `/404?x=${slug}`,
    `/about-us?x=${slug}`,
    `/search?q=${slug}`,
    `/search?q=${slug}&page=2`,
    `/media/${slug}.webp`,
    `/media/..%2f${slug}.webp`,
    `/_next/image?url=%2Fmedia%2F${slug}.webp&w=640&q=75`,
  ];
  return bare.flatMap((address) =>
    /^\/(media|_next)\//.test(address) ? [address] : [address, `/en${address}`],
  );
}

test('URLs of nothing leave no file behind', async ({ stack }) => {
  test.setTimeout(300_000);
  const visitAll = async (round: number) => {
    for (const address of unknownUrls(round)) {
      await send(stack.siteUrl, address);
      await send(stack.siteUrl, address, { headers: { rsc: '1' } });
    }
  };
  // Warm up the pages that such URLs redirect to.
  for (const address of ['/', '/en', '/404', '/en/404', '/about-us', '/en/about-us']) {
    await get(stack.siteUrl + address);
  }
  await visitAll(0);
  await searchHasReadDocuments(stack);
  const before = files(stack);
  expect(before.length).toBeGreaterThan(100);

  for (let round = 1; round <= 3; round += 1) await visitAll(round);
  expect(files(stack).filter((file) => !before.includes(file))).toEqual([]);
});
