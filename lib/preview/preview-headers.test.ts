import { previewHeaders } from './preview-headers';

jest.mock('../config', () => ({
  config: () => ({
    siteUrl: 'https://ports.example',
    cmsPublicUrl: 'https://cms.ports.example/cms',
    chatHub: { url: 'https://chat.ports.example/hubs/chat' },
    chatBotScriptUrl: {},
  }),
}));

it('allows framing by the CMS only, and no caching or indexing', () => {
  const headers = previewHeaders();
  expect(headers['Content-Security-Policy']).toMatch(
    /; frame-ancestors https:\/\/cms\.ports\.example;/,
  );
  expect(headers).toMatchObject({ 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' });
});
