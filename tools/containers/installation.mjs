import { execFileSync, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../lib/network.mjs';
import { root } from '../lib/processes.mjs';
import { logFile } from '../lib/project.mjs';
import { readCompose, runArguments, startOrder } from './compose.mjs';

const FOLDER = path.join(root, 'deploy/containers');
const FILE = path.join(FOLDER, 'compose.yaml');
/** Label of everything that an installation creates; its value is the process ID. */
const LABEL = 'ports-authority.containers';
const HEALTHY_MS = 900_000;
const MAX_RESTARTS = 5;
const HOST = 'www.ports.example';
/** Forwards connections, as the gate in front of the panel does: `{ [port]: "host:port" }`. */
const GATE = `const net = require('node:net');
for (const [own, target] of Object.entries(JSON.parse(process.argv[1]))) net.createServer((client) => {
  const [host, port] = target.split(':');
  const server = net.connect(port, host);
  for (const [a, b] of [[client, server], [server, client]]) a.on('error', () => b.destroy()).pipe(b);
}).listen(own);`;

/** Secrets that `npm run setup` of the CMS generates. */
const CMS_SECRETS = [
  ...['CMS_READ_TOKEN', 'CMS_PREVIEW_TOKEN', 'PREVIEW_SECRET', 'WEBHOOK_SECRET', 'DESK_TOKEN'],
  ...['APP_KEYS', 'API_TOKEN_SALT', 'ADMIN_JWT_SECRET', 'TRANSFER_TOKEN_SALT', 'ENCRYPTION_KEY'],
  'JWT_SECRET',
];

const secret = () => randomBytes(32).toString('hex');

/** Settings and files that compose.yaml needs, with generated secrets, in a temporary folder. */
export class Secrets {
  constructor() {
    this.folder = mkdtempSync(path.join(tmpdir(), 'ports-containers-'));
    process.once('exit', () => rmSync(this.folder, { recursive: true, force: true }));
    const cms = {
      ...Object.fromEntries(CMS_SECRETS.map((name) => [name, secret()])),
      ADMIN_EMAIL: 'editors@ports.internal',
      ADMIN_PASSWORD: `${secret()}-Pa1`,
    };
    this.signIn = { email: cms.ADMIN_EMAIL, password: cms.ADMIN_PASSWORD };
    this.#makeCertificate();
    this.settings = {
      SITE_URL: `https://${HOST}`,
      CMS_PUBLIC_URL: 'https://cms.ports.example',
      EDGE_SERVER_NAMES: HOST,
      CLAMD_ADDRESS: 'off',
      ...cms,
      CMS_ENV_FILE: this.write('cms.env', toLines(cms)),
      FORMS_KEY_FILE: this.write('forms-key', randomBytes(32).toString('base64')),
      EDGE_CERTIFICATE_FILE: path.join(this.folder, 'certificate.pem'),
      EDGE_KEY_FILE: path.join(this.folder, 'key.pem'),
      E_SERVICES_TOKEN: secret(),
      REDIS_PASSWORD: secret(),
      POSTGRES_PASSWORD: secret(),
      CMS_DATABASE_PASSWORD: secret(),
      E_SERVICES_DATABASE_PASSWORD: secret(),
    };
  }

  get compose() {
    return readCompose(readFileSync(FILE, 'utf8'), this.settings);
  }

  /** Connection options of visitors: they trust the certificate. */
  get tls() {
    return { servername: HOST, ca: readFileSync(path.join(this.folder, 'certificate.pem')) };
  }

  write(name, text) {
    const file = path.join(this.folder, name);
    writeFileSync(file, text);
    return file;
  }

  /** Readable by the edge's account; the folder keeps others out. */
  #makeCertificate() {
    const options = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
    const names = ['-subj', `/CN=${HOST}`, '-addext', `subjectAltName=DNS:${HOST}`];
    const files = ['-keyout', 'key.pem', '-out', 'certificate.pem'];
    execFileSync('openssl', ['req', '-x509', '-days', '2', ...options, ...names, ...files], {
      cwd: this.folder,
      stdio: 'ignore',
    });
    execFileSync('chmod', ['644', 'key.pem'], { cwd: this.folder });
  }
}

const toLines = (settings) =>
  Object.entries(settings)
    .map(([name, value]) => `${name}=${value}\n`)
    .join('');

/** Removes what runs of this program that were killed have left behind. */
export function removeLeftovers(engine) {
  const list = ['ps', '--all', '--filter', `label=${LABEL}`, '--format', '{{.Names}}'];
  for (const pid of new Set(output(engine, list).map((name) => name.split('-')[1]))) {
    if (spawnSync('kill', ['-0', pid]).status !== 0) remove(engine, `ports-${pid}`);
  }
}

/** Removes the containers, networks and volumes of a project; synchronously, for the end of the process. */
function remove(engine, project) {
  const label = ['--filter', `label=${LABEL}=${project}`, '--format'];
  const containers = output(engine, ['ps', '--all', ...label, '{{.Names}}']);
  if (containers.length > 0)
    output(engine, ['rm', '--force', '--volumes', '--time', '0', ...containers]);
  for (const kind of ['network', 'volume']) {
    const names = output(engine, [kind, 'ls', ...label, '{{.Name}}']);
    if (names.length > 0) output(engine, [kind, 'rm', ...names]);
  }
}

/** Lines that a command prints; none if it fails. */
function output({ name }, args) {
  return lines(spawnSync(name, args, { encoding: 'utf8' }).stdout ?? '');
}

const lines = (text) => text.split('\n').filter(Boolean);

/** All services of compose.yaml with networks and volumes of their own. */
export class Installation {
  #label;

  /**
   * @param {{ commands?: Record<string, string[]>, options?: Record<string, string[]> }} [services]
   *   `commands`: in place of an image's own; `options`: more options of `run`
   */
  constructor(engine, secrets, { commands = {}, options = {} } = {}) {
    this.engine = engine;
    this.secrets = secrets;
    this.compose = secrets.compose;
    this.commands = commands;
    this.project = `ports-${process.pid}`;
    this.#label = ['--label', `${LABEL}=${this.project}`];
    this.options = options;
    process.once('exit', () => this.remove());
  }

  get services() {
    return startOrder(this.compose);
  }

  async prepare() {
    this.ports = { edge: await freePort(), gate: await freePort() };
    for (const [name, { internal, ipam }] of Object.entries(this.compose.networks)) {
      const subnets = ipam?.config.flatMap(({ subnet }) => ['--subnet', subnet]) ?? [];
      const options = [...(internal ? ['--internal'] : []), ...subnets, ...this.#label];
      await this.engine.call(['network', 'create', ...options, `${this.project}-${name}`]);
    }
    for (const name of Object.keys(this.compose.volumes)) {
      await this.engine.call(['volume', 'create', ...this.#label, `${this.project}-${name}`]);
    }
  }

  /** Starts some services, and waits until each one is healthy. */
  async start(names = this.services) {
    for (const name of names) {
      await this.#run(name);
      await this.untilHealthy(name);
    }
  }

  /**
   * Publishes the CMS on `ports.gate` of this machine.
   * @param {{ networks?: string[], targets?: Record<number, string> }} [more] `targets`: addresses of other
   *   services of `networks` by port of this machine
   * @throws Error if the CMS cannot be reached through it in time
   */
  async openGate({ networks: others = [], targets = {} } = {}) {
    const forwarded = { [this.ports.gate]: 'cms:1337', ...targets };
    const networks = ['editors', 'visitors', ...others].flatMap((name) => [
      '--network',
      `${this.project}-${name}`,
    ]);
    await this.engine.call([
      ...['run', '--detach', '--name', `${this.project}-gate`, ...this.#label],
      ...[...this.engine.runOptions, ...networks],
      ...Object.keys(forwarded).flatMap((port) => ['--publish', `127.0.0.1:${port}:${port}`]),
      ...[this.compose.services.chat.image, 'node', '-e', GATE, JSON.stringify(forwarded)],
    ]);
    const url = `http://127.0.0.1:${this.ports.gate}/api/health/ready`;
    const isOpen = () =>
      fetch(url).then(
        ({ ok }) => ok,
        () => false,
      );
    for (const end = Date.now() + HEALTHY_MS; !(await isOpen()); await pause(250)) {
      if (Date.now() > end) throw new Error('The CMS does not answer through its gate.');
    }
  }

  #run(name) {
    const service = this.compose.services[name];
    const command = this.commands[name] ?? service.command ?? [];
    return this.engine.call([
      ...['run', '--detach', ...this.#label, ...this.engine.runOptions],
      ...runArguments(this.compose, name, {
        project: this.project,
        folder: FOLDER,
        engine: this.engine.name,
        hasLimits: this.engine.hasLimits,
        publish: { 443: this.ports.edge },
      }),
      ...(this.options[name] ?? []),
      ...[service.image, ...command],
    ]);
  }

  /** @throws Error with the end of its log if it is not healthy in time */
  async untilHealthy(name) {
    const test = await this.#healthCheck(name);
    const end = Date.now() + HEALTHY_MS;
    while (!(await this.engine.succeeds(['exec', this.container(name), ...test]))) {
      if (Date.now() > end || (await this.#inspect(name, '.RestartCount')) > MAX_RESTARTS) {
        const log = spawnSync(this.engine.name, ['logs', '--tail', '30', this.container(name)]);
        throw new Error(`${name} is not healthy:\n${log.stdout}${log.stderr}`);
      }
      await pause(500);
    }
  }

  /** The check of compose.yaml, or of the image, which docker and podman name differently. */
  async #healthCheck(name) {
    const { healthcheck, image } = this.compose.services[name];
    const [found] = JSON.parse(await this.engine.text(['image', 'inspect', image]));
    const test = healthcheck?.test ?? (found.Config.Healthcheck ?? found.Healthcheck)?.Test;
    if (!test) throw new Error(`${image} has no health check.`);
    const [kind, ...command] = test;
    return kind === 'CMD-SHELL' ? ['sh', '-c', ...command] : command;
  }

  async #inspect(name, field) {
    const options = ['inspect', '--format', `{{${field}}}`, this.container(name)];
    return Number(await this.engine.text(options));
  }

  container(name) {
    return `${this.project}-${name}`;
  }

  /**
   * Replaces the sites one by one, as docs/operations.md describes it, by a build with another ID.
   * @param {(name: string) => void} [onReplaced]
   */
  async releaseSites(onReplaced = () => {}) {
    const next = this.secrets.write('BUILD_ID', 'the-next-release');
    for (const name of this.services.filter((service) => service.startsWith('site-'))) {
      await this.replace(name, ['--volume', `${next}:/app/.next/BUILD_ID:ro`]);
      onReplaced(name);
    }
  }

  /** Replaces a container by a new one with more options of `run`. */
  async replace(name, options) {
    this.options[name] = options;
    await this.engine.call(['stop', this.container(name)]);
    await this.engine.call(['rm', this.container(name)]);
    await this.start([name]);
  }

  /** Process ID of a service on this machine. */
  mainProcess(name) {
    return this.#inspect(name, '.State.Pid');
  }

  /** Kills the main process of a service; the engine starts it again. */
  async kill(name) {
    const pid = await this.mainProcess(name);
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // Only root may kill a process of another account.
      await this.engine.call(['restart', '--time', '0', this.container(name)]);
    }
    while ((await this.mainProcess(name)) === pid) await pause(100);
    await this.untilHealthy(name);
  }

  exec(name, command, options) {
    const isFed = options?.input !== undefined;
    return this.engine.call(
      ['exec', ...(isFed ? ['--interactive'] : []), this.container(name), ...command],
      options,
    );
  }

  /** Runs a program of a service's image with its volume, while the service is stopped. */
  runOnce(name, command, { input }) {
    const { image, volumes } = this.compose.services[name];
    return this.engine.call(
      [
        ...['run', '--rm', '--interactive', ...this.engine.runOptions],
        ...['--volume', `${this.project}-${volumes[0]}`, image, ...command],
      ],
      { input },
    );
  }

  saveLogs() {
    mkdirSync(path.dirname(logFile('container')), { recursive: true });
    for (const name of this.services) writeFileSync(logFile(`container-${name}`), this.log(name));
  }

  log(name) {
    const { stdout, stderr } = spawnSync(this.engine.name, ['logs', this.container(name)], {
      maxBuffer: 2 ** 30,
    });
    return `${stdout}${stderr}`;
  }

  /** Rows of a query, as psql prints them. */
  async rows(database, query) {
    const options = ['--username', 'postgres', '--dbname', database, '-XAt', '--command', query];
    return lines(String(await this.exec('postgres', ['psql', ...options])));
  }

  remove() {
    remove(this.engine, this.project);
  }
}
