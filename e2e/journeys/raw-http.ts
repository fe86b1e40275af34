import http from 'node:http';

export interface RawAnswer {
  readonly status: number;
  readonly headers: http.IncomingHttpHeaders;
  readonly text: string;
  /** Everything the server sent: header lines and body. */
  readonly everything: string;
}

/** GET with headers that `fetch` does not allow, such as Host, and a path that is sent unchanged. */
export function rawGet(
  origin: string,
  path: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<RawAnswer> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const request = http.get({ hostname, port, path, headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const text = Buffer.concat(chunks).toString();
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          text,
          everything: `${response.rawHeaders.join('\n')}\n${text}`,
        });
      });
      response.on('error', reject);
    });
    request.on('error', reject);
  });
}
