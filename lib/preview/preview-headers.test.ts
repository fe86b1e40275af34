import { previewHeaders } from './preview-headers';

jest.mock('../config', () => ({
  config: () => ({
    siteUrl: 'https://ports.example',
    cmsPublicUrl: 'https://cms.ports.example/cms',
    chatHub: { url: 'https://chat.ports.example/hubs/chat' },
    chatBotScriptUrl: {},
  }),
}));

it('lets the CMS alone frame the page, and nobody cache or index it', () => {
  const headers = previewHeaders();
  expect(headers['Content-Security-Policy']).toMatch(
    /; frame-ancestors https:\/\/cms\.ports\.example;/,
  );
  expect(headers).toMatchObject({ 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' });
});
