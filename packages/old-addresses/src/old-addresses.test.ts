import {
  checkRedirect,
  faultyField,
  FormerNames,
  oldAddressKey,
  oldAddressText,
  readOldAddress,
  readTarget,
  RedirectTable,
  targetText,
  type RedirectRow,
} from '.';

const HOSTS = ['ports.example'];

const validText = (given: string) => {
  const address = readOldAddress(given, HOSTS);
  return typeof address === 'string' ? `(${address})` : oldAddressText(address);
};

const validKey = (given: string) => {
  const address = readOldAddress(given, HOSTS);
  return typeof address === 'string' ? `(${address})` : oldAddressKey(address);
};

describe('an old address', () => {
  it.each([
    ['/old', '/old'],
    [' /old/ ', '/old'],
    ['/old//', '/old'],
    ['/en/old', '/old'],
    ['/EN/old', '/old'],
    ['/english/old', '/english/old'],
    ['https://ports.example/en/Pages/About.aspx', '/Pages/About.aspx'],
    ['http://www.ports.example/old?b=2&a=1', '/old?a=1&b=2'],
    ['/عن-الهيئة', '/عن-الهيئة'],
    ['/%D8%B9%D9%86-%D8%A7%D9%84%D9%87%D9%8A%D8%A6%D8%A9', '/عن-الهيئة'],
    ['/%d8%b9%d9%86-الهيئة/', '/عن-الهيئة'],
    ['/a%2fb', '/a%2Fb'],
    ['/a%3Fb%23c%25d', '/a%3Fb%23c%25d'],
    ['/vts.aspx?name=a%20b', '/vts.aspx?name=a+b'],
    ['/e\u0301t', '/\u00e9t'],
  ])('%s is kept as %s, also when it is read again', (given, kept) => {
    expect(validText(given)).toBe(kept);
    expect(validText(kept)).toBe(kept);
  });

  it('is the same in upper and lower case', () => {
    expect(validKey('/Pages/ABOUT.aspx?ID=7')).toBe(validKey('/pages/about.aspx?id=7'));
    expect(validKey('/x?B=2&a=1')).toBe(validKey('/X?b=2&A=1'));
  });

  it.each([
    ['', 'missing'],
    [`/${'x'.repeat(255)}`, 'tooLong'],
    ['old', 'notLocal'],
    ['//elsewhere.example/old', 'notLocal'],
    ['https://elsewhere.example/old', 'notLocal'],
    ['/100%', 'malformed'],
    ['/%ff', 'malformed'],
    ['/a\\b', 'malformed'],
    ['/a b', 'malformed'],
    ['/a%20b', 'malformed'],
    ['/a\tb', 'malformed'],
    ['/old#part', 'fragment'],
    ['/old?lang=en', 'language'],
    ['/old?Lang=en', 'language'],
  ])('%s is refused as %s', (given, fault) => {
    expect(validText(given)).toBe(`(${fault})`);
  });
});

describe('a target', () => {
  it.each([
    ['/contact', '/contact'],
    ['/en/contact', '/en/contact'],
    ['/en', '/en'],
    ['/', '/'],
    ['/about-us#board', '/about-us#board'],
    ['/media-center?o=News', '/media-center?o=News'],
    ['https://www.ports.example/ports?port=jeddah', '/ports?port=jeddah'],
    ['/media/tariff_2026.pdf', '/media/tariff_2026.pdf'],
    ['https://careers.example', 'https://careers.example/'],
  ])('%s is kept as %s', (given, kept) => {
    const target = readTarget(given, HOSTS);
    expect(typeof target === 'string' ? target : targetText(target)).toBe(kept);
  });

  it.each([
    [' ', 'toMissing'],
    [`https://x.example/${'x'.repeat(255)}`, 'toTooLong'],
    ['contact', 'toMalformed'],
    ['javascript:alert(1)', 'toMalformed'],
    ['//elsewhere.example', 'toMalformed'],
    ['/\\elsewhere.example', 'toMalformed'],
    ['https://user:secret@elsewhere.example', 'toMalformed'],
    ['http://elsewhere.example', 'toInsecure'],
    ['/nothing', 'toUnknown'],
    ['/404', 'toUnknown'],
    ['/api/health/live', 'toUnknown'],
    ['/article', 'toNoEntry'],
    ['/contact?lang=en', 'toLanguage'],
  ])('%s is refused as %s', (given, fault) => {
    expect(readTarget(given, HOSTS)).toBe(fault);
  });
});

describe('a redirect', () => {
  const others = new Map<string, RedirectRow>(
    [
      { from: '/b', to: '/c' },
      { from: '/c', to: '/A' },
      { from: '/d', to: '/contact' },
      { from: '/عن', to: '/about-us' },
    ].map((row) => [validKey(row.from), row]),
  );
  const check = (from: string, to: string) => checkRedirect({ from, to }, others, HOSTS);

  it('is stored in one spelling', () => {
    expect(check('https://ports.example/en/Old/', 'https://ports.example/contact')).toEqual({
      key: '/old',
      from: '/Old',
      to: '/contact',
    });
  });

  it.each([
    ['/contact', '/faq', 'page'],
    ['/en/contact/', '/faq', 'page'],
    ['/', '/faq', 'page'],
    ['/article?news=x', '/faq', 'page'],
    ['/api/old', '/faq', 'reserved'],
    ['/API', '/faq', 'reserved'],
    ['/media/old.pdf', '/faq', 'reserved'],
    ['/en/media/old.pdf', '/faq', 'reserved'],
    ['/_next/x', '/faq', 'reserved'],
    ['/robots.txt', '/faq', 'reserved'],
    ['/sitemap-2.xml', '/faq', 'reserved'],
    ['/.well-known/x', '/faq', 'reserved'],
    ['/D/', '/faq', 'duplicate'],
    ['/en/d', '/faq', 'duplicate'],
    ['/%D8%B9%D9%86', '/faq', 'duplicate'],
    ['/x', '/X', 'self'],
    ['/x', '/en/x/', 'self'],
    ['/x', 'https://www.ports.example/x#y', 'self'],
    ['/a', '/b', 'loop'],
    ['/a', '/en/B', 'loop'],
    ['/x', '/d', 'chain'],
    ['/x', '/nothing', 'toUnknown'],
  ])('from %s to %s is refused as %s', (from, to, fault) => {
    expect(check(from, to)).toBe(fault);
  });

  it('may differ from a page by upper and lower case', () => {
    expect(check('/Contact', '/contact')).toMatchObject({ from: '/Contact', to: '/contact' });
  });

  it('names the field at fault', () => {
    expect([
      faultyField('tooLong'),
      faultyField('toTooLong'),
      faultyField('loop'),
      faultyField('page'),
    ]).toEqual(['From', 'To', 'To', 'From']);
  });
});

describe('the table', () => {
  const table = new RedirectTable(
    [
      { from: '/Pages/News.aspx', to: '/media-center?o=News' },
      { from: '/pages/news.aspx?ID=7', to: '/article?news=quay' },
      { from: '/عن-الهيئة', to: '/about-us' },
      { from: '/again', to: '/faq' },
      { from: '/again', to: '/contact' },
      // None of these may ever be stored.
      { from: '/contact', to: '/faq' },
      { from: '/media/x.pdf', to: '/faq' },
      { from: '/loop', to: '/loop' },
      { from: '/x', to: 'javascript:alert(1)' },
    ],
    HOSTS,
  );
  const find = (address: string) => {
    const url = new URL(address, 'https://ports.example');
    const found = table.find(url.pathname, url.searchParams);
    return found && [targetText(found.target), found.rest.toString()];
  };

  it('has each old address once and nothing that hides a page or leads nowhere', () => {
    expect(table.size).toBe(4);
    expect(find('/again')).toEqual(['/faq', '']);
    for (const path of ['/contact', '/media/x.pdf', '/loop', '/x'])
      expect(find(path)).toBeUndefined();
  });

  it('finds every spelling', () => {
    for (const path of ['/عن-الهيئة', '/عن-الهيئة/', '/%d8%b9%d9%86-الهيئة', '/en/عن-الهيئة']) {
      expect(find(path)).toEqual(['/about-us', '']);
    }
    expect(find('/PAGES/news.ASPX')).toEqual(['/media-center?o=News', '']);
    expect(table.find('/%E0%A4%A', new URLSearchParams())).toBeUndefined();
  });

  it('prefers the address that names more of the query, and gives the rest', () => {
    expect(find('/pages/news.aspx?utm=a&id=8')).toEqual(['/media-center?o=News', 'utm=a&id=8']);
    expect(find('/pages/news.aspx?utm=a&ID=7&lang=en')).toEqual(['/article?news=quay', 'utm=a']);
    expect(find('/pages/news.aspx?utm=a&id=7&Lang=en')).toEqual(['/article?news=quay', 'utm=a']);
  });
});

describe('former names', () => {
  it('lead to the current address by each parameter', () => {
    const names = new FormerNames([
      { type: 'article', former: 'old', current: 'new' },
      { type: 'library', former: 'older', current: 'new' },
      { type: 'nothing', former: 'x', current: 'y' },
    ]);
    expect(names.currentOf('/article', 'OLD')).toBe('new');
    expect(names.currentOf('/article', 'older')).toBe('new');
    expect(names.currentOf('/article', 'new')).toBeUndefined();
    expect(names.currentOf('/ports', 'old')).toBeUndefined();
  });

  it('never lead round in a circle', () => {
    const names = new FormerNames([
      { type: 'article', former: 'a', current: 'b' },
      { type: 'article', former: 'b', current: 'a' },
    ]);
    expect(names.currentOf('/article', 'a') && names.currentOf('/article', 'b')).toBeUndefined();
  });
});
