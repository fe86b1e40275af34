import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PUBLICATIONS_PATH, type Publication } from '@ports-authority/e-services-contract';

/** A stub of the website's publications. */
export interface Website {
  origin: string;
  publications: Publication[];
  /** Status of its responses. */
  status: number;
  close(): void;
}

/** Starts the stub on this machine. */
export async function openWebsite(): Promise<Website> {
  const server = createServer((request, response) => {
    const isKnown = request.url === PUBLICATIONS_PATH;
    const body = JSON.stringify(website.publications);
    response.writeHead(isKnown ? website.status : 404, { 'content-type': 'application/json' });
    response.end(isKnown && website.status === 200 ? body : '');
  });
  const website: Website = {
    origin: '',
    publications: [],
    status: 200,
    close: () => server.close(),
  };
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  website.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return website;
}

/** A circular in both languages, published today. */
export function circular(entry: string, more: Partial<Publication> = {}): Publication {
  return {
    kind: 'circulars',
    entry,
    ports: [],
    topics: [],
    shownFrom: new Date(Date.now() + 3 * 3_600_000).toISOString().slice(0, 10),
    versions: {
      ar: { title: `تعميم ${entry}`, summary: 'ملخص', path: `/circular?number=${entry}` },
      en: { title: `Circular ${entry}`, summary: 'Summary', path: `/en/circular?number=${entry}` },
    },
    ...more,
  };
}
