import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { findNginx } from '../lib/edge.mjs';
import { load, processorMs } from '../lib/load.mjs';
import { freePort, waitFor } from '../lib/network.mjs';
import { root, start, stop } from '../lib/processes.mjs';
import { logFile } from '../lib/project.mjs';
import { copyBuild } from '../lib/site-copy.mjs';

const WARM_UP_SECONDS = 2;
const GZIP = { 'Accept-Encoding': 'gzip' };

/**
 * Requests per second of one server for one cached page.
 * @returns {Promise<{ perSecond: number, p50: number, p99: number, failed: number, cpuMs: number }>}
 */
export async function throughput({ url, pid, seconds }) {
  await load({ url, seconds: WARM_UP_SECONDS, headers: GZIP });
  const before = processorMs(pid);
  const result = await load({ url, seconds, headers: GZIP });
  return { ...result, cpuMs: (processorMs(pid) - before) / result.requests };
}

/** Baseline: nginx with a precompressed static file. */
export async function startFileServer(folder, body) {
  const nginx = await findNginx();
  const port = await freePort();
  mkdirSync(path.join(folder, 'html'), { recursive: true });
  writeFileSync(path.join(folder, 'html/page'), body);
  const settings = path.join(folder, 'nginx.conf');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join(' ');
  writeFileSync(
    settings,
    `${process.getuid?.() === 0 ? 'user root;' : ''} worker_processes 1; pid ${folder}/nginx.pid; error_log stderr warn;
events { worker_connections 1024; }
http { ${temporary} access_log off; sendfile on; tcp_nopush on; default_type text/html;
server { listen 127.0.0.1:${port}; root ${folder}/html; add_header Content-Encoding gzip; } }`,
  );
  const task = start(nginx, ['-c', settings, '-p', folder, '-g', 'daemon off;'], {
    log: logFile('bench-file-server'),
    stopSignal: 'SIGQUIT',
  });
  const url = `http://127.0.0.1:${port}/page`;
  await waitFor(url, task, 20);
  return { task, url };
}

/**
 * Baseline: `next start` with the same build and compression, without our server and middleware,
 * which is removed from the build. Its pages have their internal paths.
 */
export async function startBareNext(folder, env) {
  copyBuild(folder);
  const functions = path.join(folder, '.next/server/functions-config-manifest.json');
  const { functions: known = {}, ...rest } = JSON.parse(readFileSync(functions, 'utf8'));
  delete known['/_middleware'];
  writeFileSync(functions, JSON.stringify({ ...rest, functions: known }));
  const config = path.join(folder, 'next.config.mjs');
  const compressing = readFileSync(config, 'utf8').replace('compress: false', 'compress: true');
  rmSync(config);
  writeFileSync(config, compressing);
  const port = await freePort();
  const program = path.join(root, 'node_modules/.bin/next');
  const task = start(process.execPath, [program, 'start', '-p', String(port), '-H', '127.0.0.1'], {
    cwd: folder,
    log: logFile('bench-bare-next'),
    env: { ...env, PORT: String(port), NODE_ENV: 'production' },
  });
  const url = `http://127.0.0.1:${port}`;
  await waitFor(`${url}/ar`, task);
  return { task, url };
}

/** Measures sequentially; each server is stopped before the next starts. */
export async function stopAfter({ task, url }, work) {
  try {
    return await work({ pid: task.child.pid, url });
  } finally {
    await stop(task);
  }
}
