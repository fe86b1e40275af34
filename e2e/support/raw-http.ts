import http from 'node:http';

export interface RawAnswer {
  readonly status: number;
  readonly headers: http.IncomingHttpHeaders;
  readonly body: Buffer;
  readonly text: string;
  /** The raw response: header lines and body. */
  readonly everything: string;
}

interface Sent {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** Sends a raw request: `fetch` neither sends Host nor keeps a path unchanged. */
export function send(
  origin: string,
  path: string,
  { method = 'GET', headers = {}, body: content }: Sent = {},
): Promise<RawAnswer> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const options = { hostname, port, path, method, headers, agent: false };
    const request = http.request(options, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const body = Buffer.concat(chunks);
        const text = body.toString();
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body,
          text,
          everything: `${response.rawHeaders.join('\n')}\n${text}`,
        });
      });
      response.on('error', reject);
    });
    request.on('error', reject).end(content);
  });
}
