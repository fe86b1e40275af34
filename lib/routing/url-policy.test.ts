import { languageSwitchHref } from './links';
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
const redirect = (to: string, status = 307) => ({ action: 'redirect', to, status });

it('has no page at an unknown well-known path', () => {
  expect(ask('/.well-known/security.txt')).toEqual(show('/security.txt'));
  for (const path of ['/.well-known', '/.well-known/', '/.well-known/change-password']) {
    expect(ask(path, { storedLocale: 'en' })).toEqual({ ...show('/ar/404'), status: 404 });
  }
});

describe('language', () => {
  it('shows bare paths in Arabic and paths below /en in English', () => {
    expect(ask('/about-us')).toEqual(show('/ar/about-us'));
    expect(ask('/en/about-us')).toEqual(show('/en/about-us'));
    expect(ask('/')).toEqual(show('/ar'));
    expect(ask('/en')).toEqual(show('/en'));
  });

  it('stores a requested language and redirects to the clean URL with the rest of the query', () => {
    expect(ask('/article?news=x&lang=en')).toEqual({
      ...redirect('/en/article?news=x', 302),
      storeLocale: 'en',
    });
    expect(ask('/about-us?lang=EN')).toMatchObject({ to: '/en/about-us', storeLocale: 'en' });
    expect(ask('/en/about-us?lang=ar')).toEqual({
      ...redirect('/about-us', 302),
      storeLocale: 'ar',
    });
  });

  it('ignores a language that the site does not have', () => {
    expect(ask('/about-us?lang=xx')).toEqual(show('/ar/about-us'));
  });

  it('applies the stored language to bare paths only', () => {
    expect(ask('/ports?port=jeddah', { storedLocale: 'en' })).toEqual(
      redirect('/en/ports?port=jeddah', 302),
    );
    expect(ask('/en/ports', { storedLocale: 'ar' })).toEqual(show('/en/ports'));
    expect(ask('/nothing?x=1', { storedLocale: 'en' })).toEqual(redirect('/en', 302));
    expect(ask('/ports', { storedLocale: 'fr' })).toEqual(show('/ar/ports'));
  });
});

describe('a page that English lacks', () => {
  it('redirects to the English home page for any query', () => {
    for (const address of ['/en/announcement', '/en/announcement?id=1005']) {
      expect(ask(address)).toEqual(redirect('/en'));
      expect(ask(address, { storedLocale: 'ar' })).toEqual(redirect('/en'));
    }
    expect(ask('/announcement?id=1005&lang=en')).toEqual({
      ...redirect('/en', 302),
      storeLocale: 'en',
    });
    expect(ask('/announcement?id=1005', { storedLocale: 'en' })).toEqual(redirect('/en', 302));
  });

  it('is shown in Arabic', () => {
    expect(ask('/announcement')).toEqual(show('/ar/announcement'));
    expect(ask('/announcement?id=1005')).toEqual(show('/ar/announcement/1005'));
    expect(ask('/en/announcement?id=1005&lang=ar')).toMatchObject({ to: '/announcement?id=1005' });
  });

  it('has a language switch that leads to the English home page', () => {
    expect(languageSwitchHref('ar', 'announcement', { query: { id: 1005 } })).toBe('/?lang=en');
    expect(languageSwitchHref('ar', 'contact')).toBe('/contact?lang=en');
  });
});

describe('www', () => {
  it('redirects to the same URL without www, for any Host header', () => {
    expect(ask('/ports?port=jeddah', { host: 'www.evil.example' })).toEqual({
      action: 'leave-www',
      to: '/ports?port=jeddah',
    });
  });

  it('is not redirected on the site’s own host', () => {
    const siteUrl = 'https://www.ports.example';
    for (const host of ['www.ports.example', 'WWW.ports.example', 'www.ports.example:443']) {
      expect(ask('/about-us', { host, siteUrl })).toEqual(show('/ar/about-us'));
    }
    expect(ask('/about-us', { host: 'www.evil.example', siteUrl })).toEqual({
      action: 'leave-www',
      to: '/about-us',
    });
  });
});

describe('files for machines', () => {
  it('are independent of requested and stored language', () => {
    expect(ask('/sitemap.xml')).toEqual(show('/sitemap.xml'));
    expect(ask('/feeds/news.xml', { storedLocale: 'en' })).toEqual(show('/ar/feeds/news.xml'));
    expect(ask('/en/feeds/news.xml?lang=ar')).toEqual(show('/en/feeds/news.xml'));
  });

  it('leads other addresses with a dot home', () => {
    for (const path of ['/x.php', '/x.xml', '/feeds/x.xml', '/sitemap.xml/1']) {
      expect(ask(path)).toEqual(redirect('/'));
    }
    expect(ask('/en/robots.txt')).toEqual(redirect('/en'));
  });

  it('leaves www first', () => {
    expect(ask('/robots.txt', { host: 'www.ports.example' })).toEqual({
      action: 'leave-www',
      to: '/robots.txt',
    });
  });
});

describe('unknown routes', () => {
  it.each([
    '/x.php',
    '/..%2f',
    '/about-us/more',
    '/ABOUT-US',
    '/ar',
    '/ar/about-us',
    '/favicon.ico',
  ])('sends %s to the home page', (path) => expect(ask(path)).toEqual(redirect('/')));

  it('stays in the language of the address', () => {
    expect(ask('/en/nothing')).toEqual(redirect('/en'));
  });
});

describe('query pages', () => {
  it('matches the sections of the media centre without regard to case', () => {
    expect(ask('/media-center')).toEqual(show('/ar/media-center/news/1'));
    expect(ask('/media-center?o=PHOTOS&page=3')).toEqual(show('/ar/media-center/photos/3'));
    expect(ask('/en/media-center?o=nonsense&page=-1')).toEqual(show('/en/media-center/news/1'));
  });

  it('selects an article by its lower-case slug', () => {
    expect(ask('/article?news=Jeddah-1')).toEqual(show('/ar/article/news/jeddah-1'));
    expect(ask('/article?news=رصيف_1')).toEqual(show('/ar/article/news/رصيف_1'));
    expect(ask('/article?photo=a&utm_source=x')).toEqual(show('/ar/article/photo/a'));
  });

  it.each(['/article?news=%2e%2e%2fx', '/article?news=', `/article?a=${'x'.repeat(10_000)}`])(
    'answers an impossible article with Not Found (%#)',
    (address) => expect(ask(address)).toEqual(redirect('/404')),
  );

  it('shows Not Found without a redirect if no article is named', () => {
    expect(ask('/article')).toEqual({ ...show('/ar/404'), status: 404 });
    expect(ask('/en/article?utm_source=x')).toEqual({ ...show('/en/404'), status: 404 });
  });

  it('shows /404 with its status', () => {
    expect(ask('/en/404')).toEqual({ ...show('/en/404'), status: 404 });
  });

  it('does not open the internal paths', () => {
    expect(ask('/article/news/x')).toEqual(redirect('/'));
    expect(ask('/media-center/news/1')).toEqual(redirect('/'));
  });
});

describe('circulars', () => {
  const shown = (path: string) => {
    const { pathname, searchParams } = new URL(path, 'http://site');
    const site = { host: 'site', siteUrl: 'http://site', storedLocale: undefined };
    const request = { ...site, path: pathname, query: searchParams };
    return decide(request);
  };

  it.each([
    ['/circular?number=2024-017', '/ar/circular/2024-017'],
    ['/en/circular?number=2024-017&x=1', '/en/circular/2024-017'],
    ['/circulars/search?port=jazan&x=1', '/ar/circulars/search?port=jazan'],
    ['/circulars?year=2024&q=', '/ar/circulars/2024/1'],
    ['/feeds/circulars.xml?port=jazan&q=&x=1', '/ar/feeds/circulars.xml?port=jazan'],
    ['/feeds/news.xml?port=jazan', '/ar/feeds/news.xml'],
  ])('%s shows %s', (path, internal) => {
    expect(shown(path)).toEqual({ action: 'show', path: internal });
  });

  it.each([
    ['/circulars?c=2026-005', '/circular?number=2026-005'],
    ['/en/circulars?c=2026/005&year=2026', '/en/circular?number=2026-005'],
    ['/circulars?c=٢٠٢٦-٠٠٥', '/circular?number=2026-005'],
  ])('%s leads to the circular', (address, to) => {
    expect(ask(address)).toEqual(redirect(to, 308));
  });

  it('shows the list where c names none', () => {
    expect(ask('/circulars?c=')).toEqual(show('/ar/circulars/all/1'));
    expect(ask('/circulars?c=..%2F..')).toEqual(show('/ar/circulars/all/1'));
  });

  it.each(['/circular?number=..%2F..', '/circular?number=a%00b', '/circular?number='])(
    '%s is not found',
    (path) => expect(shown(path)).toMatchObject({ action: 'redirect', to: '/404' }),
  );
});
