/** What a test's site responds with: status and body of a path, or a function that gives them. */
export type Responses = Record<
  string,
  Reply | ((body: Sent, url: string) => Reply | Promise<Reply>)
>;

type Reply = readonly [status: number, body: object] | 'lost';
type Sent = Readonly<Record<string, unknown>>;

/** Body of a success of the site's own API. */
export const success = (data: unknown): readonly [number, object] => [
  200,
  { isSuccess: true, error: null, data },
];

/** Body of a failure of the site's own API. */
export const failure = (status: number, error: string): readonly [number, object] => [
  status,
  { isSuccess: false, error, data: null },
];

/**
 * Replaces `fetch` by a site with these responses, by path without its query; every captcha is a new
 * picture. Gives what is posted, in order.
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
