import { solveCaptcha } from './captcha.mjs';
import { Browser, describeError } from '../lib/http.mjs';

const DOCUMENT = { documentNumber: '1446/1023', hijriDate: '2/03/1446' };

/** Visitors who search: vessels, a document, the site. */
export class Searches {
  #turn = 0;

  constructor(stack, tally) {
    this.stack = stack;
    this.tally = tally;
  }

  async search() {
    const searches = [this.#vessels, this.#document, this.#site, this.#page];
    const search = searches[(this.#turn += 1) % searches.length];
    const began = Date.now();
    const browser = new Browser(this.stack);
    let note = '';
    let what = 'search';
    try {
      const outcome = await search.call(this, browser);
      what = outcome.what;
      note = outcome.status === 200 ? '' : `status ${outcome.status}`;
      if (note === '' && !outcome.isRight)
        this.tally.addWrong(what, 'it has not what was searched for');
    } catch (error) {
      note = describeError(error);
    }
    this.tally.add({ kind: 'search', what, began, note });
  }

  async #vessels(browser) {
    const { captcha, headers } = await solveCaptcha(this.stack, browser);
    const day = new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Riyadh' }).format(new Date());
    const values = { trafficType: '-1', port: 'Jeddah Port', startDate: day, endDate: '' };
    const fields = { ...values, agent: '', vessel: '', captcha };
    const { status, text } = await browser.post('/api/vessel-schedule', fields, { headers });
    const isRight = status === 200 && JSON.parse(text).data.length > 0;
    return { what: 'vessel search', status, isRight };
  }

  async #document(browser) {
    const { captcha, headers } = await solveCaptcha(this.stack, browser);
    const { status, text } = await browser.post(
      '/api/transactions',
      { ...DOCUMENT, captcha },
      { headers },
    );
    const isRight =
      status === 200 && JSON.stringify(JSON.parse(text)).includes(DOCUMENT.documentNumber);
    return { what: 'transaction tracking', status, isRight };
  }

  async #site(browser) {
    const query = new URLSearchParams({ q: 'Jeddah Port', locale: 'en' });
    const { status, text } = await browser.get(`/api/search?${query}`);
    const isRight = status === 200 && JSON.stringify(JSON.parse(text)).includes('Jeddah');
    return { what: 'site search', status, isRight };
  }

  async #page(browser) {
    const { status, text } = await browser.get('/en/search?q=Jeddah');
    if (status === 200 && !text.trimEnd().endsWith('</html>')) throw new Error('it breaks off');
    return { what: 'page of the site search', status, isRight: text.includes('Jeddah') };
  }
}
