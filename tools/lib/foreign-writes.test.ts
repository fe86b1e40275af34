import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.join(__dirname, '../..');

/** Writes that are needed: file, members and reason. */
const ALLOWED: readonly (readonly [file: string, members: string, reason: string])[] = [
  [
    'backends/cms/src/bootstrap/invitations.ts',
    'params.data',
    'documented: lifecycle hooks change the data of a query',
  ],
  [
    'backends/cms/src/content-api/bounded-lists.ts',
    'ctx.query',
    'documented by Koa: a list without a limit has the largest page',
  ],
  [
    'backends/cms/src/content-api/deep-populate.ts',
    'ctx.query',
    'documented by Koa: all relations of a type',
  ],
  [
    'backends/cms/src/content-api/draft-guard.ts',
    'params.status params.publicationFilter params.hasPublishedVersion',
    'document service middlewares change parameters: drafts are not public',
  ],
  [
    'backends/cms/src/content-api/query-guard.ts',
    'ctx.query',
    'documented by Koa: a query is bounded',
  ],
  [
    'backends/cms/src/index.ts',
    'strapi.server.app.silent',
    'documented by Koa: errors go to the log',
  ],
  [
    'backends/cms/src/middlewares/trusted-proxies.ts',
    'headers.[]',
    'Koa would take a client address that clients can forge',
  ],
  [
    'backends/cms/src/old-addresses/rules.ts',
    'context.params',
    'document service middlewares change parameters: normalised addresses',
  ],
  [
    'backends/cms/src/plugin-routes.ts',
    'route.config',
    'documented: extensions of plugins change routes',
  ],
  [
    'backends/cms/src/validation/rules.ts',
    'yup.addMethod yup.setLocale',
    'documented by yup; its email pattern has exponential backtracking, its messages repeat input',
  ],
  [
    'backends/e-services/src/database/connect.ts',
    'database.transaction',
    'Drizzle leaks a connection whose BEGIN fails',
  ],
  [
    'backends/e-services/src/http/service-token.ts',
    'request.headers.[]',
    'a client address without the token of the site is not trusted',
  ],
  [
    'backends/e-services/src/submissions/routes.ts',
    'request.body',
    'documented by Fastify: hooks before validation set the body',
  ],
  [
    'lib/backend-check/recorded-requests.ts',
    'globalThis.fetch',
    'a program of its own, which refuses every request that could change data',
  ],
  [
    'lib/logging/console-lines.ts',
    'target.[]',
    'Next and other packages write to the console: their lines become lines of the log',
  ],
  ['lib/process-state.ts', 'holder.[]', 'Next loads a module several times in one process'],
  [
    'lib/security-headers/page-policy.ts',
    'request.headers request.headers.[] response.write response.end',
    'Next takes the nonce from the policy of a request; hashes need the whole page',
  ],
  [
    'lib/server/files.ts',
    'request.headers.[] request.headers.range request.url',
    'Next must not compress parts of a file, nor cut one that has changed, nor resize an old version',
  ],
  [
    'lib/server/request-headers.ts',
    'headers.[] headers.cookie',
    'headers by which clients would get partial pages or drafts',
  ],
  [
    'lib/server/request-listener.ts',
    'request.url request.headers.[]',
    'Next gets the canonical path and the client address',
  ],
  [
    'tools/bench/first-visit.mjs',
    'window.longestInteraction window.pageTimes',
    'measurements in the page of a browser that the bench controls',
  ],
];

const REFUSED = [
  'globalThis.x = 1;',
  'console.warn = print;',
  'const shared = globalThis as Shared; shared.x ??= 1;',
  'delete process.versions;',
  "Object.defineProperty(response, 'end', {});",
  'Object.assign(request, { own: 1 });',
  'Reflect.set(strapi.config, name, 1);',
  "request.headers['x-own'] = '1';",
  'response.end = ((chunk) => true) as typeof end;',
  "import { Pool } from 'pg'; Pool.prototype.query = own;",
  "import * as library from 'library'; library.defaults.size += 1;",
  "import { yup } from '@strapi/utils'; yup.addMethod(yup.string, 'email', own);",
  'pool.query = async function own() {};',
];

const TAKEN = [
  'process.exitCode = 1;',
  'module.exports = own;',
  "process.env.NODE_ENV = 'production';",
  'response.statusCode = 404;',
  'reader.onload = () => done();',
  "document.documentElement.dataset.theme = 'dark';",
  "import { own } from './own'; own.size = 1;",
  'const request = 1;',
  "url.search = '';",
  'Object.assign({}, request);',
  'list.count = response.status;',
];

/** Jest cannot load the compiler's ES module. */
const PROGRAM = `
import { readFileSync } from 'node:fs';
import { foreignWrites } from ${JSON.stringify(path.join(__dirname, 'foreign-writes.mjs'))};
const { folder, files } = JSON.parse(readFileSync(0, 'utf8'));
console.log(JSON.stringify(foreignWrites(folder, files)));
`;

function foreignWrites(folder: string, files: readonly string[]) {
  const output = execFileSync(process.execPath, ['--input-type=module', '--eval', PROGRAM], {
    encoding: 'utf8',
    input: JSON.stringify({ folder, files }),
  });
  return JSON.parse(output) as { file: string; member: string }[];
}

it('finds writes to objects of others', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'writes-'));
  try {
    const lines = [...REFUSED, ...TAKEN];
    const files = lines.map((_, index) => `${index}.ts`);
    for (const [index, line] of lines.entries()) {
      writeFileSync(path.join(folder, `${index}.ts`), line);
    }
    const found = new Set(foreignWrites(folder, files).map(({ file }) => file));
    expect(lines.filter((_, index) => found.has(`${index}.ts`))).toEqual(REFUSED);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

it('writes to objects of others only where it is needed', () => {
  const tracked = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mjs', '*.js', '*.cjs'], {
    cwd: root,
    encoding: 'utf8',
  });
  const files = tracked
    .split('\n')
    .filter((file) => file && !/^(e2e|public)\/|^jest\.|\.(test|spec|stories)\./.test(file))
    .filter((file) => !/(^|\/)(test|testing)\//.test(file));
  const found = new Set(foreignWrites(root, files).map(({ file, member }) => `${file}: ${member}`));
  const allowed = ALLOWED.flatMap(([file, members]) =>
    members.split(' ').map((member) => `${file}: ${member}`),
  );
  expect([...found].sort()).toEqual(allowed.sort());
});
