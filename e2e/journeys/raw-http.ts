import http from 'node:http';

export interface RawAnswer {
  readonly status: number;
  readonly headers: http.IncomingHttpHeaders;
  readonly text: string;
  /** Everything the server sent: header lines and body. */
  readonly everything: string;
}

/** GET with headers that `fetch` does not let through, such as Host, and a path sent as it stands. */
export function rawGet(
  origin: string,
  path: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<RawAnswer> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const request = http.get({ hostname, port, path, headers, agent: false }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => {
        const text = Buffer.concat(chunks).toString();
        resolve({
          status: answer.statusCode ?? 0,
          headers: answer.headers,
          text,
          everything: `${answer.rawHeaders.join('\n')}\n${text}`,
        });
      });
      answer.on('error', reject);
    });
    request.on('error', reject);
  });
}
