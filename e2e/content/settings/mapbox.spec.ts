import ar from '../../../messages/ar.json' with { type: 'json' };
import { reportViolations } from '../../journeys/guard';
import { expect, startWith, test } from './fixtures';

test.beforeAll(({ stack }) => startWith(stack, { MAPBOX_TOKEN: 'pk.e30.no-account' }));

test.afterAll(({ stack }) => startWith(stack, {}));

test('Mapbox draws the ports on request, and the policy allows its origins alone', async ({
  page,
  stack,
}) => {
  // Software rendering: fewer pixels are faster.
  await page.setViewportSize({ width: 360, height: 480 });
  const violations: string[] = [];
  page.on('console', (message) => {
    if (/content security policy/i.test(message.text())) violations.push(message.text());
  });
  await reportViolations(page);
  const toMapbox: string[] = [];
  // No external requests; the policy decides before the request is intercepted.
  await page.route(/^https:\/\/[^/]*mapbox\.com\//, (route) => {
    toMapbox.push(new URL(route.request().url()).origin);
    return route.fulfill({
      status: 200,
      headers: { 'access-control-allow-origin': '*' },
      body: '{}',
    });
  });
  await page.goto(`${stack.siteUrl}/ports`);
  const map = page.locator('[data-map]');
  await map.scrollIntoViewIfNeeded();
  const start = map.getByRole('button', { name: ar.map.start, exact: true });
  await expect(start).toBeVisible();
  expect(toMapbox).toEqual([]);
  await start.click();
  await expect(map).toHaveAttribute('data-map', 'interactive', { timeout: 90_000 });
  await map.getByRole('button', { name: ar.map.zoomIn, exact: true }).click();
  await expect(map.locator('canvas.mapboxgl-canvas')).toBeVisible();
  expect(violations).toEqual([]);
  for (const origin of toMapbox) {
    expect(['https://api.mapbox.com', 'https://events.mapbox.com']).toContain(origin);
  }
});
