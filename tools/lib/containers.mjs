import { randomBytes } from 'node:crypto';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort, waitFor } from './network.mjs';
import { root, run, print, start } from './processes.mjs';
import { logFile } from './project.mjs';

const folder = path.join(root, 'deploy/containers');
const PODMAN_PACKAGES = ['podman', 'buildah', 'crun', 'debootstrap', 'uidmap', 'fuse-overlayfs'];
const START_SECONDS = 300;
const secret = () => randomBytes(36).toString('base64url');

const nodeMajor = () => readFileSync(path.join(root, '.nvmrc'), 'utf8').trim();

/**
 * Start options of each image: settings with free ports (host network), and port and path of its health
 * check.
 */
const IMAGES = {
  chat: ([port]) => ({
    settings: {
      CHAT_HOST: '127.0.0.1',
      CHAT_PORT: port,
      CONTENT_API_URL: 'http://127.0.0.1:9',
      CHAT_ALLOWED_ORIGINS: 'https://www.ports.example',
    },
    health: `${port}/api/health/live`,
  }),
  'e-services': ([port, deskPort]) => ({
    settings: {
      E_SERVICES_HOST: '127.0.0.1',
      E_SERVICES_PORT: port,
      E_SERVICES_TOKEN: secret(),
      DESK_HOST: '127.0.0.1',
      DESK_PORT: deskPort,
      DESK_TOKEN: secret(),
      CLAMD_ADDRESS: 'off',
      SMTP_URL: 'off',
    },
    health: `${port}/e-services-api/health/live`,
  }),
  cms: ([port]) => ({
    settings: {
      CMS_HOST: '127.0.0.1',
      CMS_PORT: port,
      ADMIN_EMAIL: 'editors@ports.example',
      ADMIN_PASSWORD: `${secret()}-Pa1`,
      ...Object.fromEntries(CMS_SECRETS.map((name) => [name, secret()])),
    },
    health: `${port}/api/health/live`,
  }),
  site: ([port]) => ({
    settings: {
      HOST: '127.0.0.1',
      PORT: port,
      SITE_URL: 'https://www.ports.example',
      CONTENT_API_URL: 'http://127.0.0.1:9',
      E_SERVICES_API_URL: 'http://127.0.0.1:9',
    },
    health: `${port}/api/health/live`,
  }),
  edge: ([port, statusPort]) => ({
    settings: {
      EDGE_SITES: '127.0.0.1:9',
      EDGE_CHAT_HUBS: '127.0.0.1:9',
      EDGE_LISTEN: `127.0.0.1:${port}`,
      EDGE_STATUS_LISTEN: `127.0.0.1:${statusPort}`,
      EDGE_SERVER_NAMES: 'www.ports.example',
    },
    health: `${statusPort}/health`,
  }),
};

const CMS_SECRETS = [
  ...['CMS_READ_TOKEN', 'CMS_PREVIEW_TOKEN', 'PREVIEW_SECRET', 'WEBHOOK_SECRET', 'DESK_TOKEN'],
  ...['APP_KEYS', 'API_TOKEN_SALT', 'ADMIN_JWT_SECRET', 'TRANSFER_TOKEN_SALT', 'ENCRYPTION_KEY'],
  'JWT_SECRET',
];

/**
 * Builds every image of deploy/containers and starts each one once, read-only, without root and
 * without capabilities, until its health check succeeds. Skipped where there is no container engine.
 * @throws Error with the log of the image that cannot be built or does not start.
 */
export async function testContainerImages() {
  const engine = await findEngine();
  if (!engine) {
    print('Container images are not tested: neither podman nor docker was found.');
    return;
  }
  await requireBaseImages(engine);
  const work = mkdtempSync(path.join(tmpdir(), 'images-'));
  try {
    const formsKey = path.join(work, 'forms-key');
    writeFileSync(formsKey, randomBytes(32).toString('base64'));
    for (const name of Object.keys(IMAGES)) {
      await buildImage(engine, name, formsKey);
      await startImage(engine, name);
    }
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

/** Name of a working container engine; installs podman if possible. */
async function findEngine() {
  if (works('docker')) return 'docker';
  if (!works('podman') && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    print('Installing podman for the test of the container images.');
    const log = logFile('install-podman');
    await run('apt-get', ['update'], { log }).catch(() => {});
    await run('apt-get', ['install', '-y', '--no-install-recommends', ...PODMAN_PACKAGES], {
      log,
    }).catch(() => {});
  }
  return works('podman') ? 'podman' : undefined;
}

/** Of docker only the client can be installed. */
function works(engine) {
  return spawnSync(engine, ['info'], { stdio: 'ignore' }).status === 0;
}

async function requireBaseImages(engine) {
  const images = baseImages();
  const missing = images.filter((image) => !isThere(engine, image) && !pull(engine, image));
  if (missing.length === 0) return;
  const [debian, node] = [images.find(isDebian), images.find((image) => !isDebian(image))];
  if (engine !== 'podman' || process.getuid?.() !== 0) {
    throw new Error(
      `The image registry cannot be reached for ${missing.join(' and ')}. As root on Debian with podman they can be made: tools/containers/base-images.sh ${debian} ${node} ${nodeMajor()}`,
    );
  }
  print('Making the base images from the packages of Debian and npm (about a minute).');
  await run('bash', ['tools/containers/base-images.sh', debian, node, nodeMajor()], {
    log: logFile('base-images'),
  });
}

function baseImages() {
  const files = readdirSync(folder).filter((name) => name.endsWith('.Containerfile'));
  const lines = files.flatMap((name) =>
    readFileSync(path.join(folder, name), 'utf8').match(/^FROM \S+/gm),
  );
  return [...new Set(lines.map((line) => line.slice('FROM '.length)))];
}

const isDebian = (image) => image.includes('/debian:');
const isThere = (engine, image) =>
  spawnSync(engine, ['image', 'inspect', image], { stdio: 'ignore' }).status === 0;
const pull = (engine, image) =>
  spawnSync(engine, ['pull', image], { stdio: 'ignore', timeout: 120_000 }).status === 0;

async function buildImage(engine, name, formsKey) {
  const began = Date.now();
  // Podman inside a container cannot nest namespaces; its own format has no health checks.
  const podman = [
    ...['--isolation', 'chroot', '--format', 'docker'],
    ...['--ulimit', `nofile=${hardLimit()}`],
  ];
  await run(
    engine,
    [
      'build',
      ...(engine === 'podman' ? podman : []),
      ...['--network', 'host', '-f', path.join(folder, `${name}.Containerfile`)],
      ...['-t', `ports/${name}`],
      ...(name === 'site' ? ['--secret', `id=forms-key,src=${formsKey}`] : []),
      root,
    ],
    { log: logFile(`image-${name}`) },
  );
  print(`Image ports/${name} built in ${Math.round((Date.now() - began) / 1000)} s.`);
}

async function startImage(engine, name) {
  const ports = [await freePort(), await freePort()];
  const { settings, health } = IMAGES[name](ports);
  const container = `ports-${name}-${ports[0]}`;
  const task = start(
    ...command(engine, [
      ...['run', '--rm', '--name', container, '--network', 'host', '--read-only'],
      ...['--cap-drop', 'ALL', '--security-opt', 'no-new-privileges'],
      ...['--tmpfs', '/tmp'],
      ...Object.entries(settings).flatMap(([key, value]) => ['--env', `${key}=${value}`]),
      `ports/${name}`,
    ]),
    { log: logFile(`container-${name}`) },
  );
  try {
    const url = `http://127.0.0.1:${health}`;
    await waitFor(url, task, START_SECONDS);
    const { status } = await fetch(url);
    if (status >= 400) throw new Error(`${url} responds with ${status}.`);
    print(`Image ports/${name} starts.`);
  } catch (error) {
    throw new Error(`ports/${name} does not start: ${error.message}\n${task.output()}`);
  } finally {
    spawnSync(...command(engine, ['stop', '--time', '10', container]), { stdio: 'ignore' });
    await task.ended;
  }
}

/**
 * crun needs cgroup v2, which some virtual machines mount next to version 1: it gets a mount
 * namespace with version 2 only.
 */
function command(engine, args) {
  if (engine !== 'podman' || existsSync('/sys/fs/cgroup/cgroup.controllers')) return [engine, args];
  const limits = ['--cgroups=disabled', '--ulimit', `nofile=${hardLimit()}:${hardLimit()}`];
  const [first, ...rest] = args;
  const all = first === 'run' ? [first, ...limits, '--ulimit', 'nproc=4000:4000', ...rest] : args;
  const script =
    'umount -R /sys/fs/cgroup; mount -t cgroup2 none /sys/fs/cgroup && exec podman "$@"';
  return ['unshare', ['--mount', 'bash', '-c', script, 'podman', ...all]];
}

function hardLimit() {
  return spawnSync('bash', ['-c', 'ulimit -Hn'], { encoding: 'utf8' }).stdout.trim();
}
