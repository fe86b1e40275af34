import http from 'node:http';

/**
 * @typedef {object} Received
 * @property {string} method
 * @property {string} path without the query
 * @property {Record<string, string>} query
 * @property {Record<string, string>} fields of the body, files apart
 * @property {{ field: string, name: string, type: string, size: number }[]} files
 * @property {string} type of the body, without parameters
 * @property {Record<string, string>} headers
 *
 * @typedef {{ status?: number, headers?: Record<string, string | string[]>, json?: unknown,
 *   text?: string, bytes?: Uint8Array }} Reply
 */

/**
 * Starts an HTTP server on the loopback interface.
 * @param {(request: Received, body: unknown) => Reply | Promise<Reply>} respond `body` is the parsed
 * JSON body
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>}
 */
export async function startServer(respond) {
  const server = http.createServer(async (request, response) => {
    let reply;
    try {
      const { received, body } = await read(request);
      reply = await respond(received, body);
    } catch (error) {
      reply = { status: 500, text: String(error) };
    }
    send(response, reply);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const { port } = server.address();
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** @param {http.ServerResponse} response @param {Reply} reply */
function send(response, { status = 200, headers = {}, json, text, bytes }) {
  if (bytes) {
    response.writeHead(status, headers).end(bytes);
    return;
  }
  const type = text === undefined ? 'application/json; charset=utf-8' : 'text/plain; charset=utf-8';
  response
    .writeHead(status, { 'Content-Type': type, ...headers })
    .end(text === undefined ? JSON.stringify(json) : text);
}

/** @param {http.IncomingMessage} request */
async function read(request) {
  const url = new URL(request.url ?? '/', 'http://localhost');
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  const headers = Object.fromEntries(
    Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
  );
  const type = (headers['content-type'] ?? '').split(';')[0] ?? '';
  const content = Buffer.concat(chunks);
  /** @type {Received} */
  const received = {
    method: request.method ?? 'GET',
    path: decodeURIComponent(url.pathname),
    query: Object.fromEntries(url.searchParams),
    fields: {},
    files: [],
    type,
    headers,
  };
  if (content.length === 0) return { received, body: undefined };
  if (type === 'application/json') {
    const body = JSON.parse(content.toString());
    received.fields = body;
    return { received, body };
  }
  if (type !== 'multipart/form-data' && type !== 'application/x-www-form-urlencoded') {
    return { received, body: undefined };
  }
  const form = await new Response(content, {
    headers: { 'Content-Type': headers['content-type'] ?? '' },
  }).formData();
  for (const [field, value] of form) {
    if (typeof value === 'string') received.fields[field] = value;
    else received.files.push({ field, name: value.name, type: value.type, size: value.size });
  }
  return { received, body: undefined };
}
