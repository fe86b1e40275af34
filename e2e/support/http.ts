export interface PageResponse {
  readonly status: number;
  readonly text: string;
  readonly headers: Headers;
}

/** GET without following redirects, storing cookies or, unless asked for, compression. */
export async function get(
  address: string,
  headers: Record<string, string> = {},
): Promise<PageResponse> {
  const sent = new Headers(headers);
  if (!sent.has('accept-encoding')) sent.set('accept-encoding', 'identity');
  const response = await fetch(address, { redirect: 'manual', headers: sent });
  return { status: response.status, text: await response.text(), headers: response.headers };
}

/** HTML without scripts, with the content of noscript. */
export function withoutScripts(html: string): string {
  return html.replace(/<script\b[\s\S]*?<\/script>/g, '');
}
