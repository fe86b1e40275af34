import { contentSecurityPolicy, securityHeaders } from './security-headers';

const settings = {
  chatHubUrl: 'http://localhost:5000/hubs/chat',
  chatBotScriptUrl: { ar: undefined as string | undefined, en: undefined as string | undefined },
  mapEmbedUrl: undefined as string | undefined,
  mapboxToken: undefined as string | undefined,
};
jest.mock('../config', () => ({ config: () => settings }));

afterEach(() => {
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
  expect(directive('script-src')).toBe("script-src 'self' 'unsafe-inline'");
  expect(directive('img-src')).toBe("img-src 'self' data:");
  expect(directive('frame-ancestors')).toBe("frame-ancestors 'none'");
  expect(securityHeaders()['X-Content-Type-Options']).toBe('nosniff');
});

it('allows the origins of configured systems, each one once', () => {
  settings.chatBotScriptUrl = { ar: 'https://bot.example/ar.js', en: 'https://bot.example/en.js' };
  settings.mapEmbedUrl = 'https://map.example/view?a=b';
  settings.mapboxToken = 'pk.token';
  expect(directive('script-src')).toBe("script-src 'self' 'unsafe-inline' https://bot.example");
  expect(directive('connect-src')).toBe(
    "connect-src 'self' https://api.mapbox.com https://events.mapbox.com http://localhost:5000 ws://localhost:5000 https://bot.example",
  );
  expect(directive('frame-src')).toMatch(/ https:\/\/map\.example$/);
  expect(directive('img-src')).toBe("img-src 'self' data: blob:");
});
