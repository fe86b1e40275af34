import { test } from '@playwright/test';
import { existsSync, writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { Stack } from '../support/stack';
import { cmsSettings } from '../../scripts/lib/project.mjs';

test('keep', async () => {
  test.setTimeout(0);
  const stack = await Stack.start('keep');
  writeFileSync(
    '/tmp/find/stack.json',
    JSON.stringify({ site: stack.siteUrl, cms: stack.cmsAddress, es: stack.eServicesAddress, samples: stack.samplesUrl, settings: cmsSettings(), asSite: stack.asSite }),
  );
  let unset = false;
  while (!existsSync('/tmp/find/stop')) {
    if (existsSync('/tmp/find/unset') && !unset) {
      unset = true;
      stack.siteSettings = Object.fromEntries(
        'CHAT_BOT_SCRIPT_URL_AR CHAT_BOT_SCRIPT_URL_EN OPEN_DATA_URL CUSTOMER_PORTAL_URL_AR CUSTOMER_PORTAL_URL_EN CUSTOMER_PORTAL_REGISTER_URL_AR CUSTOMER_PORTAL_REGISTER_URL_EN CONTAINER_TRACKING_URL FACILITY_RENTAL_URL NEW_INVOICES_URL OLD_INVOICES_URL PAYMENT_GATEWAY_URL SUPPORT_PORTAL_URL MAP_EMBED_URL CAREERS_URL'.split(' ').map((k) => [k, '']),
      );
      await stack.restartSite();
      writeFileSync('/tmp/find/unset-done', '');
    }
    await pause(1000);
  }
  await stack.stop();
});
