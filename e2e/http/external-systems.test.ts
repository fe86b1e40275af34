/** @jest-environment jsdom */
import { send } from '../support/raw-http';
import { languages, samples } from '../support/site';
import { fetchDocument, elementText } from './document';

/** Pages that link to external systems: page, messages, path and first heading of the sample. */
const GATES = [
  ['license', 'license', 'customer-portal', 'تسجيل الدخول', 'Sign in'],
  ['containertracking', 'tracking', 'container-tracking', 'تتبع حاوية', 'Track a container'],
  [
    'iogs',
    'newInvoices',
    'invoices',
    'تسجيل دخول المخلّصين الجمركيين',
    'Sign-in for customs brokers',
  ],
  ['iogsx', 'oldInvoices', 'old-invoices', 'تسجيل الدخول', 'Sign in'],
  ['reqrentalfacilities', 'rental', 'facility-rental', 'تقديم طلب استئجار', 'Apply to rent'],
  ['tktfollowup', 'tickets', 'support', 'تذاكر الدعم', 'Support tickets'],
  ['epayment', 'payment', 'payment', 'سداد فاتورة', 'Pay a bill'],
] as const;

describe.each(languages)('external systems in $locale', ({ locale, messages, at }) => {
  const isArabic = locale === 'ar';

  /** Href of a page's link to another system; expects a new tab with an announcement. */
  async function externalHref(path: string, part: string, label: string): Promise<string> {
    const page = await fetchDocument(at(path));
    const link = [...page.querySelectorAll(`${part} a[target=_blank]`)].find((candidate) =>
      elementText(candidate).startsWith(label),
    );
    expect([path, link?.getAttribute('rel')]).toEqual([path, 'noopener']);
    expect(elementText(link)).toContain(messages.ui.opensInNewTab);
    return link?.getAttribute('href') ?? '';
  }

  /** Follows a link to a sample system and expects its heading in the page's language. */
  async function sample(href: string, path: string, heading: string): Promise<Document> {
    let url = href;
    const follow = () => {
      const { origin, pathname, search } = new URL(url);
      expect(origin).toBe(samples());
      return send(origin, pathname + search, { headers: { 'accept-language': locale } });
    };
    let response = await follow();
    if (response.headers.location) {
      url = new URL(response.headers.location, url).href;
      response = await follow();
    }
    expect([url, response.status]).toEqual([`${samples()}/${locale}/${path}`, 200]);
    const page = new DOMParser().parseFromString(response.text, 'text/html');
    expect(elementText(page.querySelector('h1'))).toBe(heading);
    expect(elementText(page.body)).toContain(isArabic ? 'نظام تجريبي' : 'Sample system');
    return page;
  }

  it.each(GATES)('%s leads to its system, and on to the end', async (end, key, path, ar, en) => {
    const { start } = messages.services[key];
    const href = await externalHref(`/e-services/${end}`, 'main', start);
    const page = await sample(href, path, isArabic ? ar : en);
    const next = page.querySelector('main a.button')?.getAttribute('href') ?? '';
    const { origin, pathname, search } = new URL(next, `${samples()}/${locale}/${path}`);
    expect(pathname).not.toBe(`/${locale}/${path}`);
    const reached = await send(origin, pathname + search);
    expect(reached.status).toBe(200);
    const last = new DOMParser().parseFromString(reached.text, 'text/html');
    expect(elementText(last.querySelector('h1'))).not.toBe(isArabic ? ar : en);
    const back = last.querySelector('footer a')?.getAttribute('href');
    expect(back).toBe(new URL(at('/'), process.env.SITE_UNDER_TEST).href);
  });

  it('open data leads to its portal, whose files can be downloaded', async () => {
    const href = await externalHref('/open-data', 'main', messages.openData.open);
    const page = await sample(
      href,
      'open-data',
      isArabic ? 'مجموعات بيانات الهيئة' : 'The authority’s data sets',
    );
    const file = page.querySelector('main a[download]')?.getAttribute('href') ?? '';
    const { origin, pathname } = new URL(file, `${samples()}/${locale}/open-data`);
    expect((await send(origin, pathname)).headers['content-type']).toContain('text/csv');
  });

  it('the customer portal leads to sign-in and registration, as every header does', async () => {
    const { customerPortal: portal, routes } = messages;
    const signIn = isArabic ? 'تسجيل الدخول' : 'Sign in';
    await sample(
      await externalHref('/customerportal', 'main', portal.login),
      'customer-portal',
      signIn,
    );
    await sample(
      await externalHref('/customerportal', 'main', portal.register),
      'customer-portal/register',
      isArabic ? 'إنشاء حساب جديد' : 'Create an account',
    );
    await sample(
      await externalHref('/', 'header', routes.customerPortal),
      'customer-portal',
      signIn,
    );
  });
});
