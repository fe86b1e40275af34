import { contentSecurityPolicy, securityHeaders, hashSource } from './security-headers';
import { LANGUAGE_SCRIPT } from './language-script';
import { THEME_SCRIPT } from './theme-script';

const inline = `${hashSource(THEME_SCRIPT)} ${hashSource(LANGUAGE_SCRIPT)}`;

const settings = {
  siteUrl: 'http://localhost:3000',
  chatHub: { url: 'http://localhost:5000/hubs/chat' } as { url: string } | undefined,
  chatNegotiatedUrl: undefined as string | undefined,
  chatBotScriptUrl: { ar: undefined as string | undefined, en: undefined as string | undefined },
  mapEmbedUrl: undefined as string | undefined,
  mapboxToken: undefined as string | undefined,
};
jest.mock('../config', () => ({ config: () => settings }));

afterEach(() => {
  settings.siteUrl = 'http://localhost:3000';
  settings.chatBotScriptUrl = { ar: undefined, en: undefined };
  settings.mapEmbedUrl = settings.mapboxToken = undefined;
});

function directive(name: string): string | undefined {
  return contentSecurityPolicy()
    .split('; ')
    .find((entry) => entry.startsWith(`${name} `));
}

it('allows the chat hub and nothing else by default', () => {
  expect(directive('connect-src')).toBe(
    "connect-src 'self' http://localhost:5000 ws://localhost:5000",
  );
  expect(directive('default-src')).toBe("default-src 'none'");
  expect(directive('script-src')).toBe(`script-src 'self' ${inline}`);
  expect(directive('script-src-attr')).toBe("script-src-attr 'none'");
  expect(directive('style-src')).toBe("style-src 'self'");
  expect(directive('base-uri')).toBe("base-uri 'none'");
  expect(directive('img-src')).toBe("img-src 'self' data:");
  expect(directive('frame-ancestors')).toBe("frame-ancestors 'none'");
  expect(securityHeaders()['X-Content-Type-Options']).toBe('nosniff');
});

it('allows the origins of configured systems, each one once', () => {
  settings.chatBotScriptUrl = { ar: 'https://bot.example/ar.js', en: 'https://bot.example/en.js' };
  settings.mapEmbedUrl = 'https://map.example/view?a=b';
  settings.mapboxToken = 'pk.token';
  expect(directive('script-src')).toBe(`script-src 'self' ${inline} https://bot.example`);
  expect(directive('connect-src')).toBe(
    "connect-src 'self' https://api.mapbox.com https://events.mapbox.com http://localhost:5000 ws://localhost:5000 https://bot.example wss://bot.example",
  );
  expect(directive('frame-src')).toMatch(/ https:\/\/map\.example https:\/\/bot\.example$/);
  expect(directive('img-src')).toBe("img-src 'self' data: blob: https://bot.example");
  expect(directive('style-src')).toBe("style-src 'self' https://bot.example");
  expect(directive('font-src')).toBe("font-src 'self' https://bot.example");
});

it('allows nothing unsafe in production', () => {
  expect(contentSecurityPolicy()).not.toMatch(/unsafe|\*/);
});

it('requires https if the site has it', () => {
  expect(securityHeaders()).not.toHaveProperty('Strict-Transport-Security');
  expect(contentSecurityPolicy()).not.toContain('upgrade-insecure-requests');
  settings.siteUrl = 'https://ports.example';
  const headers = securityHeaders();
  expect(headers['Strict-Transport-Security']).toBe('max-age=63072000; includeSubDomains');
  expect(headers['Content-Security-Policy']).toContain('; upgrade-insecure-requests;');
});

it('allows where the negotiation of a hub leads to, and no hub where there is none', () => {
  const { chatHub } = settings;
  settings.chatNegotiatedUrl = 'https://signalr.example/client/';
  expect(contentSecurityPolicy()).toContain(
    "connect-src 'self' http://localhost:5000 ws://localhost:5000 https://signalr.example wss://signalr.example;",
  );
  settings.chatHub = undefined;
  expect(contentSecurityPolicy()).toContain("connect-src 'self';");
  Object.assign(settings, { chatHub, chatNegotiatedUrl: undefined });
});
