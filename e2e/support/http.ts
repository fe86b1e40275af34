/** One response of the site, read as a visitor without a browser would. */
export interface PageResponse {
  readonly status: number;
  readonly text: string;
  readonly headers: Headers;
}

/** GET without following redirects or keeping cookies. */
export async function get(
  address: string,
  headers: Record<string, string> = {},
): Promise<PageResponse> {
  const response = await fetch(address, { redirect: 'manual', headers });
  return { status: response.status, text: await response.text(), headers: response.headers };
}

/** The HTML that stays when scripts do not run. */
export function withoutScripts(html: string): string {
  return html.replace(/<script\b[\s\S]*?<\/script>/g, '');
}
