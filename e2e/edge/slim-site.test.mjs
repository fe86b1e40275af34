import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { freePort, waitFor } from '../../tools/lib/network.mjs';
import { root, run, start, stop } from '../../tools/lib/processes.mjs';
import { logFile } from '../../tools/lib/project.mjs';

/** The folder of the site's container image (deploy/containers), started like in the container. */
const folder = mkdtempSync(path.join(tmpdir(), 'ports-slim-'));
const app = path.join(folder, 'app');
let site;

after(async () => {
  if (site) await stop(site);
  rmSync(folder, { recursive: true, force: true });
});

const CACHE = path.join('.next', 'cache');

function inventory() {
  const names = readdirSync(app, { recursive: true }).filter((name) => !name.startsWith(CACHE));
  return names.map((name) => {
    const { size, mtimeMs } = statSync(path.join(app, name));
    return `${name} ${size} ${mtimeMs}`;
  });
}

test('the site runs from the files of its container and writes to its cache folder only', async () => {
  await run(process.execPath, ['deploy/containers/assemble-site.mjs', app], {
    cwd: root,
    quiet: true,
  });
  const before = inventory();
  const port = await freePort();
  site = start(process.execPath, ['dist/server.js'], {
    cwd: app,
    log: logFile('slim-site'),
    env: {
      PORT: String(port),
      HOST: '0.0.0.0',
      DATA_DIR: path.join(folder, 'data'),
      NODE_PATH: '',
      WARM_UP: 'off',
      // No back end: the requested paths need none.
      CONTENT_API_URL: 'http://127.0.0.1:9',
      E_SERVICES_API_URL: 'http://127.0.0.1:9',
    },
  });
  const origin = `http://127.0.0.1:${port}`;
  await waitFor(`${origin}/robots.txt`, site, 60);
  for (const [address, status] of [
    ['/robots.txt', 200],
    ['/search?q=x', 200],
    ['/nothing/here', 307],
    ['/icons/apple-touch-icon.png', 200],
  ]) {
    const response = await fetch(origin + address, { redirect: 'manual' });
    await response.arrayBuffer();
    assert.equal(response.status, status, address);
  }
  const text = await (await fetch(`${origin}/404`)).text();
  const [script] = /\/_next\/static\/[^"\\]+\.js/.exec(text) ?? [];
  assert.ok(script);
  assert.equal((await fetch(origin + script)).status, 200);
  assert.deepEqual(inventory(), before);
});
