import { languageSwitchHref } from './language-switch';
import { decide, type PolicyRequest } from './url-policy';

function ask(address: string, rest: Partial<PolicyRequest> = {}) {
  const url = new URL(address, 'http://localhost:3000');
  return decide({
    host: 'localhost:3000',
    siteUrl: 'http://localhost:3000',
    path: url.pathname,
    query: url.searchParams,
    storedLocale: undefined,
    ...rest,
  });
}

const show = (path: string) => ({ action: 'show', path });
const notFound = (path: string) => ({ ...show(path), status: 404 });
const redirect = (to: string, status = 307) => ({ action: 'redirect', to, status });
const stored = (to: string, storeLocale: string) => ({ ...redirect(to, 302), storeLocale });
const withoutWww = (to: string) => ({ action: 'leave-www', to });
const english = { storedLocale: 'en' };
const wwwSite = 'https://www.ports.example';

type Case = [address: string, decision: object, rest?: Partial<PolicyRequest>];

const CASES: [subject: string, cases: Case[]][] = [
  [
    'a well-known path',
    [
      ['/.well-known/security.txt', show('/security.txt')],
      ['/.well-known', notFound('/ar/404'), english],
      ['/.well-known/', notFound('/ar/404'), english],
      ['/.well-known/change-password', notFound('/ar/404'), english],
    ],
  ],
  [
    'the language',
    [
      ['/about-us', show('/ar/about-us')],
      ['/en/about-us', show('/en/about-us')],
      ['/', show('/ar')],
      ['/en', show('/en')],
      ['/article?news=x&lang=en', stored('/en/article?news=x', 'en')],
      ['/about-us?lang=EN', stored('/en/about-us', 'en')],
      ['/en/about-us?lang=ar', stored('/about-us', 'ar')],
      ['/about-us?lang=xx', show('/ar/about-us')],
      ['/ports?port=jeddah', redirect('/en/ports?port=jeddah', 302), english],
      ['/en/ports', show('/en/ports'), { storedLocale: 'ar' }],
      ['/nothing?x=1', redirect('/en', 302), english],
      ['/ports', show('/ar/ports'), { storedLocale: 'fr' }],
    ],
  ],
  [
    'a page that English lacks',
    [
      ['/en/announcement', redirect('/en')],
      ['/en/announcement?id=1005', redirect('/en')],
      ['/en/announcement?id=1005', redirect('/en'), { storedLocale: 'ar' }],
      ['/announcement?id=1005&lang=en', stored('/en', 'en')],
      ['/announcement?id=1005', redirect('/en', 302), english],
      ['/announcement', show('/ar/announcement')],
      ['/announcement?id=1005', show('/ar/announcement/1005')],
      ['/en/announcement?id=1005&lang=ar', stored('/announcement?id=1005', 'ar')],
    ],
  ],
  [
    'www, which any Host header loses but the site’s own',
    [
      ['/ports?port=a', withoutWww('/ports?port=a'), { host: 'www.evil.example' }],
      ['/robots.txt', withoutWww('/robots.txt'), { host: 'www.ports.example' }],
      ...['www.ports.example', 'WWW.ports.example', 'www.ports.example:443'].map((host): Case => [
        '/about-us',
        show('/ar/about-us'),
        { host, siteUrl: wwwSite },
      ]),
      ['/about-us', withoutWww('/about-us'), { host: 'www.evil.example', siteUrl: wwwSite }],
    ],
  ],
  [
    'files for machines, which have no chosen language, and other addresses with a dot',
    [
      ['/sitemap.xml', show('/sitemap.xml')],
      ['/feeds/news.xml', show('/ar/feeds/news.xml'), english],
      ['/en/feeds/news.xml?lang=ar', show('/en/feeds/news.xml')],
      ['/feeds/circulars.xml?port=jazan&q=&x=1', show('/ar/feeds/circulars.xml?port=jazan')],
      ['/feeds/news.xml?port=jazan', show('/ar/feeds/news.xml')],
      ...['/x.php', '/x.xml', '/feeds/x.xml', '/sitemap.xml/1'].map((path): Case => [
        path,
        redirect('/'),
      ]),
      ['/en/robots.txt', redirect('/en')],
    ],
  ],
  [
    'unknown routes and internal paths',
    [
      ...['/..%2f', '/about-us/more', '/ABOUT-US', '/ar', '/ar/about-us', '/favicon.ico'].map(
        (path): Case => [path, redirect('/')],
      ),
      ['/en/nothing', redirect('/en')],
      ['/article/news/x', redirect('/')],
      ['/media-center/news/1', redirect('/')],
    ],
  ],
  [
    'query pages',
    [
      ['/media-center', show('/ar/media-center/news/1')],
      ['/media-center?o=PHOTOS&page=3', show('/ar/media-center/photos/3')],
      ['/en/media-center?o=nonsense&page=-1', show('/en/media-center/news/1')],
      ['/article?news=Jeddah-1', show('/ar/article/news/jeddah-1')],
      ['/article?news=رصيف_1', show('/ar/article/news/رصيف_1')],
      ['/article?photo=a&utm_source=x', show('/ar/article/photo/a')],
      ['/article?news=%2e%2e%2fx', redirect('/404')],
      ['/article?news=', redirect('/404')],
      [`/article?a=${'x'.repeat(10_000)}`, redirect('/404')],
      ['/article', notFound('/ar/404')],
      ['/en/article?utm_source=x', notFound('/en/404')],
      ['/en/404', notFound('/en/404')],
    ],
  ],
  [
    'circulars',
    [
      ['/circular?number=2024-017', show('/ar/circular/2024-017')],
      ['/en/circular?number=2024-017&x=1', show('/en/circular/2024-017')],
      ['/circulars/search?port=jazan&x=1', show('/ar/circulars/search?port=jazan')],
      ['/circulars?year=2024&q=', show('/ar/circulars/2024/1')],
      ['/circulars?c=2026-005', redirect('/circular?number=2026-005', 308)],
      ['/en/circulars?c=2026/005&year=2026', redirect('/en/circular?number=2026-005', 308)],
      ['/circulars?c=٢٠٢٦-٠٠٥', redirect('/circular?number=2026-005', 308)],
      ['/circulars?c=', show('/ar/circulars/all/1')],
      ['/circulars?c=..%2F..', show('/ar/circulars/all/1')],
      ['/circular?number=..%2F..', redirect('/404')],
      ['/circular?number=a%00b', redirect('/404')],
      ['/circular?number=', redirect('/404')],
    ],
  ],
];

it.each(CASES)('decides about %s', (_subject, cases) => {
  for (const [address, decision, rest] of cases) {
    expect([address, ask(address, rest)]).toEqual([address, decision]);
  }
});

it('switches the language of a page that English lacks to the English home page', () => {
  expect(languageSwitchHref('ar', 'announcement', { query: { id: 1005 } })).toBe('/?lang=en');
  expect(languageSwitchHref('ar', 'contact')).toBe('/contact?lang=en');
});
