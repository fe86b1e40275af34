import { readFileSync } from 'node:fs';
import http from 'node:http';
import { chatBotScript } from './chat-bot.mjs';
import { listPage, mapPage, missingPage, systemPage } from './page.mjs';

const read = (path) => readFileSync(new URL(path, import.meta.url), 'utf8');

/** Files of the systems' pages, by path. */
const FILES = {
  'open-data/ship-calls.csv': {
    type: 'text/csv; charset=utf-8',
    text: 'month,port,ship_calls\r\n2026-09,Jeddah Port,412\r\n2026-09,Dammam Port,268\r\n2026-10,Jeddah Port,431\r\n2026-10,Dammam Port,259\r\n',
  },
};

const HTML = 'text/html; charset=utf-8';
const CSS = 'text/css; charset=utf-8';
const SCRIPT = 'text/javascript; charset=utf-8';

/**
 * Serves the external systems that the site links to as small pages, marked as samples. Nothing is
 * entered or stored. Loopback only.
 * @param {{ port: number, siteUrl: string, mailbox?: { page: (path: string, siteUrl: string) =>
 *   string | undefined } }} options `siteUrl`: the site that may frame the map; the mailbox is at
 *   `/mailbox`
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>}
 */
export async function startSamples({ port, siteUrl, mailbox }) {
  // On a fresh machine the demo loads this file before the packages are installed.
  const { parse } = await import('yaml');
  const responses = responsesFor(siteUrl, parse(read('systems.yaml')));
  const server = http.createServer(
    { requestTimeout: 10_000, maxHeaderSize: 16_384 },
    (request, response) => {
      // Request bodies are ignored.
      request.resume();
      respond(request, response, responses, (path) => mailbox?.page(path, siteUrl));
    },
  );
  await new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, 'localhost', () => resolve(undefined));
  });
  return {
    url: `http://localhost:${port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/**
 * Settings of a site that links to the sample systems at this origin. Without CAREERS_URL, which
 * would remove the job application form (docs/decisions/0030-sample-systems.md).
 * @param {string} origin
 */
export function sampleSettings(origin) {
  return {
    OPEN_DATA_URL: `${origin}/open-data`,
    CUSTOMER_PORTAL_URL_AR: `${origin}/ar/customer-portal`,
    CUSTOMER_PORTAL_URL_EN: `${origin}/en/customer-portal`,
    CUSTOMER_PORTAL_REGISTER_URL_AR: `${origin}/ar/customer-portal/register`,
    CUSTOMER_PORTAL_REGISTER_URL_EN: `${origin}/en/customer-portal/register`,
    CONTAINER_TRACKING_URL: `${origin}/container-tracking`,
    FACILITY_RENTAL_URL: `${origin}/facility-rental`,
    NEW_INVOICES_URL: `${origin}/invoices`,
    OLD_INVOICES_URL: `${origin}/old-invoices`,
    PAYMENT_GATEWAY_URL: `${origin}/payment`,
    SUPPORT_PORTAL_URL: `${origin}/support`,
    CHAT_BOT_SCRIPT_URL_AR: `${origin}/chat-bot/ar.js`,
    CHAT_BOT_SCRIPT_URL_EN: `${origin}/chat-bot/en.js`,
    MAP_EMBED_URL: `${origin}/map`,
  };
}

/** All responses by path, rendered once. */
function responsesFor(siteUrl, systems) {
  const responses = new Map();
  const add = (path, type, body, own = {}) => responses.set(path, { type, body, ...own });
  add('/style.css', CSS, read('style.css'));
  add('/tokens.css', CSS, read('../../app/styles/tokens.css'));
  for (const [path, { type, text }] of Object.entries(FILES)) add(`/${path}`, type, text);
  for (const locale of ['ar', 'en']) {
    add(`/chat-bot/${locale}.js`, SCRIPT, chatBotScript(locale));
    add(`/${locale}`, HTML, listPage(locale, systems, siteUrl));
    add(`/${locale}/map`, HTML, mapPage(locale), { frameAncestors: new URL(siteUrl).origin });
    add(`/${locale}/missing`, HTML, missingPage(locale, siteUrl), { status: 404 });
    for (const [slug, system] of Object.entries(systems)) {
      for (const step of Object.keys(system.screens)) {
        const path = `/${locale}/${slug}${step && `/${step}`}`;
        add(path, HTML, systemPage(locale, slug, system, step, siteUrl));
      }
    }
  }
  return responses;
}

function respond(request, response, responses, mailboxPage) {
  response.setHeader('Cache-Control', 'no-store');
  response.setHeader('X-Content-Type-Options', 'nosniff');
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { Allow: 'GET, HEAD' }).end();
    return;
  }
  const path = (request.url ?? '/').split('?', 1)[0].replace(/(?<=.)\/+$/, '');
  const locale = preferredLocale(request.headers['accept-language']);
  const localized = path === '/' ? `/${locale}` : `/${locale}${path}`;
  if (!responses.has(path) && (responses.has(localized) || mailboxPage(localized) !== undefined)) {
    // A setting of the site has one URL for both languages.
    response.writeHead(302, { Location: localized, Vary: 'Accept-Language' }).end();
    return;
  }
  const named = /^\/(ar|en)(\/|$)/.exec(path)?.[1] ?? locale;
  const mail = mailboxPage(path);
  const found =
    responses.get(path) ??
    (mail === undefined ? responses.get(`/${named}/missing`) : { type: HTML, body: mail });
  response.writeHead(found.status ?? 200, {
    'Content-Type': found.type,
    'Content-Length': Buffer.byteLength(found.body),
    'Content-Security-Policy': [
      "default-src 'none'",
      // Mails have inline styles.
      `style-src 'self'${path.endsWith('/html') ? " 'unsafe-inline'" : ''}`,
      'img-src data:',
      "base-uri 'none'",
      "form-action 'none'",
      `frame-ancestors ${found.frameAncestors ?? "'none'"}`,
    ].join('; '),
    'Cross-Origin-Resource-Policy': found.type === SCRIPT ? 'cross-origin' : 'same-origin',
    'X-Robots-Tag': 'noindex',
  });
  response.end(request.method === 'HEAD' ? undefined : found.body);
}

/** Preferred language of a browser; default Arabic. */
function preferredLocale(header = '') {
  const preferred = header
    .slice(0, 500)
    .split(',')
    .map((part) => {
      const [range = '', ...parameters] = part.trim().toLowerCase().split(';');
      const quality = parameters
        .map((parameter) => /^\s*q=([\d.]+)$/.exec(parameter)?.[1])
        .find(Boolean);
      return { language: range.slice(0, 2), quality: Number(quality ?? 1) };
    })
    .filter(({ language, quality }) => (language === 'ar' || language === 'en') && quality > 0)
    .sort((a, b) => b.quality - a.quality);
  return preferred[0]?.language === 'en' ? 'en' : 'ar';
}
