import type { Page } from '@playwright/test';
import { core } from '../support/core';
import { expect, scriptsRun, site, test } from './fixtures';

/* Browsers enforce the headers of e2e/http/security-headers.test.ts. */

const INJECTED = `
  <script>window.attacked = 'inline script'</script>
  <script nonce="">window.attacked = 'empty nonce'</script>
  <img src="/none" onerror="window.attacked = 'handler'">
  <svg onload="window.attacked = 'svg'"></svg>
  <script src="https://evil.example/x.js"></script>
  <script src="data:text/javascript,window.attacked='data'"></script>
  <a id="link" href="javascript:window.attacked='address'">link</a>
  <base href="https://evil.example/">
  <iframe srcdoc="<script>parent.attacked = 'frame'</script>"></iframe>
  <style>body { visibility: hidden }</style>
  <p id="styled" style="position: fixed; inset: 0">cover</p>`;

/** A page with injected markup at its end, outside of React's tree. */
async function openInjected(page: Page, path: string): Promise<void> {
  await page.route(site() + path, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('</body>', () => `${INJECTED}</body>`);
    expect(body).toContain('window.attacked');
    await route.fulfill({ response, body });
  });
  await page.goto(path);
}

for (const path of ['/en/contact', '/en/search?q=port']) {
  test(
    `foreign markup in ${path} runs nothing`,
    core('refusal', path === '/en/contact'),
    async ({ page, guard }) => {
      await openInjected(page, path);
      await scriptsRun(page);
      await page.locator('#link').evaluate((link: HTMLElement) => link.click());
      await page.waitForTimeout(500);
      expect(await page.evaluate(() => (window as { attacked?: string }).attacked)).toBeUndefined();
      await expect(page.locator('body')).toHaveCSS('visibility', 'visible');
      await expect(page.locator('#styled')).toHaveCSS('position', 'static');
      expect(await page.evaluate(() => document.baseURI)).toBe(site() + path);
      // Each injection is a violation.
      expect(guard.faults.length).toBeGreaterThan(5);
      guard.faults.length = 0;
    },
  );
}
