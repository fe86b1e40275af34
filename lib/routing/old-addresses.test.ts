import { FormerNames, RedirectTable } from '../../packages/old-addresses/src';
import { decide, type PolicyRequest } from './url-policy';

const redirects = new RedirectTable(
  [
    { from: '/Pages/About.aspx', to: '/about-us' },
    { from: '/english-only', to: '/en/faq' },
    { from: '/news', to: '/media-center?o=News' },
    { from: '/find', to: '/search' },
    { from: '/board', to: '/about-us#board' },
    { from: '/charges', to: '/media/tariff.pdf' },
    { from: '/jobs', to: 'https://careers.example/' },
    { from: '/ABOUT-us', to: '/about-us' },
  ],
  ['ports.example'],
);
const formerNames = new FormerNames([
  { type: 'article', former: 'old-quay', current: 'new-quay' },
  { type: 'port', former: 'jedda', current: 'jeddah' },
  { type: 'circular', former: '2024-17', current: '2024-017' },
]);

function ask(address: string, rest: Partial<PolicyRequest> = {}) {
  const url = new URL(address, 'https://ports.example');
  return decide({
    host: 'ports.example',
    siteUrl: 'https://ports.example',
    path: url.pathname,
    query: url.searchParams,
    storedLocale: undefined,
    redirects,
    formerNames,
    ...rest,
  });
}

const moved = (to: string) => expect.objectContaining({ action: 'redirect', status: 308, to });

describe('old addresses', () => {
  it('lead to their page in the language of the visitor', () => {
    expect(ask('/Pages/About.aspx')).toEqual({
      action: 'redirect',
      status: 308,
      to: '/about-us',
      oldAddress: '/pages/about.aspx',
    });
    expect(ask('/en/pages/about.aspx')).toEqual(moved('/en/about-us'));
    expect(ask('/EN/pages/about.aspx')).toEqual(moved('/en/about-us'));
    expect(ask('/pages/about.aspx', { storedLocale: 'en' })).toEqual(moved('/en/about-us'));
    expect(ask('/english-only')).toEqual(moved('/en/faq'));
  });

  it('take the query along, but nothing that would choose something else', () => {
    expect(ask('/find?q=quay&utm=a')).toEqual(moved('/search?q=quay&utm=a'));
    expect(ask('/news?utm=a&page=3&o=Video')).toEqual(moved('/media-center?o=News&utm=a'));
    expect(ask('/board?utm=a')).toEqual(moved('/about-us?utm=a#board'));
  });

  it('redirect to files and other sites without the query, which may have personal data', () => {
    expect(ask('/en/charges?token=x')).toEqual(moved('/media/tariff.pdf'));
    expect(ask('/jobs?token=x')).toEqual(moved('https://careers.example/'));
  });

  it('come after the choice of a language and never in place of a page', () => {
    expect(ask('/news?lang=en')).toMatchObject({ to: '/en/news', storeLocale: 'en', status: 302 });
    expect(ask('/about-us')).toEqual({ action: 'show', path: '/ar/about-us' });
    expect(ask('/ABOUT-us')).toEqual(moved('/about-us'));
    expect(ask('/unknown')).toMatchObject({ to: '/', status: 307 });
  });
});

describe('names that entries had before', () => {
  it('lead to the present name at the same kind of address', () => {
    expect(ask('/article?news=old-quay')).toEqual(moved('/article?news=new-quay'));
    expect(ask('/en/article?a=OLD-quay&utm=a')).toEqual(moved('/en/article?a=new-quay&utm=a'));
    expect(ask('/ports?port=jedda')).toEqual(moved('/ports?port=jeddah'));
    expect(ask('/circular?number=2024-17')).toEqual(moved('/circular?number=2024-017'));
    expect(ask('/article?news=new-quay')).toMatchObject({ action: 'show' });
  });

  it('are looked up by the parameter that chooses, not by any other', () => {
    expect(ask('/contact?news=old-quay')).toEqual({ action: 'show', path: '/ar/contact' });
  });
});
