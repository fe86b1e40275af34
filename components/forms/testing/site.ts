/** Responses of the mock site: status and body by path, or a function that returns them. */
export type Responses = Record<
  string,
  Reply | ((body: Sent, url: string) => Reply | Promise<Reply>)
>;

type Reply = readonly [status: number, body: object] | 'lost';
type Sent = Readonly<Record<string, unknown>>;

/** Response body of the site's API on success. */
export const success = (data: unknown): readonly [number, object] => [
  200,
  { isSuccess: true, error: null, data },
];

/** Response body of the site's API on failure. */
export const failure = (status: number, error: string): readonly [number, object] => [
  status,
  { isSuccess: false, error, data: null },
];

/**
 * Mocks `fetch` with responses by path without its query; every captcha is a new picture. Returns the
 * posted bodies in order.
 */
export function testSite(responses: Responses): { path: string; body: Sent }[] {
  const posts: { path: string; body: Sent }[] = [];
  let pictures = 0;
  AbortSignal.timeout ??= () => new AbortController().signal;
  globalThis.fetch = jest.fn(async (url: string, init: RequestInit = {}) => {
    const [path = ''] = url.split('?');
    if (path === '/api/captcha') {
      pictures += 1;
      return {
        ok: true,
        headers: new Headers({ 'Content-Type': 'image/png', 'X-Captcha-Challenge': `${pictures}` }),
        blob: async () => new Blob([`${pictures}`], { type: 'image/png' }),
      };
    }
    const body = typeof init.body === 'string' ? (JSON.parse(init.body) as Sent) : {};
    if (init.method === 'POST') posts.push({ path, body });
    const response = Object.entries(responses).find(([start]) => path.startsWith(start))?.[1];
    if (!response) throw new TypeError(`No response for ${url}`);
    const reply = await (typeof response === 'function' ? response(body, url) : response);
    if (reply === 'lost') throw new TypeError('Failed to fetch');
    return { status: reply[0], json: async () => reply[1] };
  }) as unknown as typeof fetch;
  return posts;
}
