import { setTimeout as pause } from 'node:timers/promises';

const POLL_INTERVAL_MS = 20;
const MAX_WAIT_MS = 30_000;
/** Pause between single changes, so that their invalidations do not overlap. */
const REST_MS = 600;

/**
 * Publishes as an editor and polls as a visitor of every site.
 * @param {{ cmsUrl: string, signIn: { email: string, password: string }, siteUrls: string[],
 *   changes: number, bursts: number, burst: number }} options
 * @returns {Promise<{ single: Times, home: Times, burst: Times }>} milliseconds until the last site
 *   shows the change: on the entry's own page and on home for single changes, on all own pages for
 *   bursts
 * @typedef {{ fromClick: number[], fromPublished: number[] }} Times from the request, and from the
 *   CMS's response
 */
export async function measurePublishing({ cmsUrl, signIn, siteUrls, changes, bursts, burst }) {
  const editor = await signedIn(cmsUrl, signIn);
  const articles = await editor.newestArticles(burst);
  const pages = [
    ...articles.map(({ Slug }) => `/article?news=${Slug}`),
    '/',
    '/media-center?o=News',
  ];
  const visit = (path) => Promise.all(siteUrls.map((site) => text(site + path)));
  for (const page of pages) await visit(page);

  const result = { single: times(), home: times(), burst: times() };
  for (let change = 0; change < changes; change += 1) {
    const { documentId, Slug } = articles[0];
    const title = `عنوان ${change} ${Date.now()}`;
    await editor.save(documentId, { Title: title });
    await pause(REST_MS);
    const clicked = performance.now();
    const own = shown(siteUrls, `/article?news=${Slug}`, title);
    const home = shown(siteUrls, '/', title);
    const published = await editor.publish(documentId);
    note(result.single, clicked, published, await own);
    note(result.home, clicked, published, await home);
  }
  for (let round = 0; round < bursts; round += 1) {
    const looks = [];
    for (const { documentId, Slug } of articles) {
      const title = `عنوان ${round} ${Slug} ${Date.now()}`;
      await editor.save(documentId, { Title: title });
      const clicked = performance.now();
      const own = shown(siteUrls, `/article?news=${Slug}`, title);
      const published = await editor.publish(documentId);
      looks.push(own.then((seen) => note(result.burst, clicked, published, seen)));
    }
    await Promise.all(looks);
    await pause(REST_MS * 5);
  }
  return result;
}

/** @returns {string} `p50 … p95 … max …` of some milliseconds */
export function percentiles(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (share) =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
  return `p50 ${at(0.5).toFixed(0)}   p95 ${at(0.95).toFixed(0)}   max ${at(1).toFixed(0)}`;
}

const times = () => ({ fromClick: [], fromPublished: [] });

function note(list, clicked, published, seen) {
  list.fromClick.push(seen - clicked);
  list.fromPublished.push(Math.max(0, seen - published));
}

async function shown(siteUrls, path, title) {
  const seen = await Promise.all(
    siteUrls.map(async (site) => {
      const deadline = performance.now() + MAX_WAIT_MS;
      while (!(await text(site + path)).includes(title)) {
        if (performance.now() > deadline) throw new Error(`${site + path} never showed "${title}"`);
        await pause(POLL_INTERVAL_MS);
      }
      return performance.now();
    }),
  );
  return Math.max(...seen);
}

async function text(url) {
  const response = await fetch(url, { redirect: 'manual' });
  return response.text();
}

/** A signed-in editor, with the panel's API. */
export async function signedIn(cmsUrl, signIn) {
  const call = async (method, path, body, token) => {
    const response = await fetch(cmsUrl + path, {
      method,
      headers: {
        'Content-Type': 'application/json',
        ...(token && { Authorization: `Bearer ${token}` }),
      },
      body: body && JSON.stringify(body),
      signal: AbortSignal.timeout(MAX_WAIT_MS),
    });
    if (!response.ok) throw new Error(`${method} ${path} responded with ${response.status}`);
    return response.json();
  };
  const { data } = await call('POST', '/admin/login', signIn);
  const articles = '/content-manager/collection-types/api::article.article';
  return {
    async newestArticles(count) {
      const query = new URLSearchParams({
        locale: 'ar',
        pageSize: String(count),
        sort: 'PublishDate:DESC',
        'filters[Category][Name][$eq]': 'News',
      });
      const { results } = await call('GET', `${articles}?${query}`, undefined, data.token);
      return results;
    },
    save: (id, fields) => call('PUT', `${articles}/${id}?locale=ar`, fields, data.token),
    async publish(id) {
      await call('POST', `${articles}/${id}/actions/publish?locale=ar`, {}, data.token);
      return performance.now();
    },
  };
}
