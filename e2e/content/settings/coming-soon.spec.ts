import ar from '../../../messages/ar.json' with { type: 'json' };
import en from '../../../messages/en.json' with { type: 'json' };
import { get } from '../../support/http';
import { expect, test } from './fixtures';

const LANGUAGES = [
  ['', ar],
  ['/en', en],
] as const;

test('a disabled service shows "coming soon", also on cached pages, until it is enabled', async ({
  stack,
}) => {
  const shown = async (path: string, sentence: string) =>
    (await get(stack.siteUrl + path)).text.includes(sentence);
  for (const [path, messages] of LANGUAGES) {
    expect(await shown(`${path}/e-services/iogs`, messages.comingSoon.text)).toBe(false);
    await get(`${stack.siteUrl}${path}/e-services`);
  }

  stack.siteSettings = { COMING_SOON: 'iogs' };
  await stack.restartSite();
  for (const [path, messages] of LANGUAGES) {
    expect(await shown(`${path}/e-services/iogs`, messages.comingSoon.text)).toBe(true);
    expect(await shown(`${path}/e-services/sla`, messages.comingSoon.text)).toBe(false);
    expect(await shown(`${path}/e-services`, `>${messages.services.hub.comingSoon}<`)).toBe(true);
  }

  stack.siteSettings = {};
  await stack.restartSite();
  for (const [path, messages] of LANGUAGES) {
    expect(await shown(`${path}/e-services/iogs`, messages.comingSoon.text)).toBe(false);
    expect(await shown(`${path}/e-services`, `>${messages.services.hub.comingSoon}<`)).toBe(false);
  }
});
