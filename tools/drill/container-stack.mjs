import { readFileSync } from 'node:fs';
import { findEngine } from '../containers/engine.mjs';
import { Installation, removeLeftovers, Secrets } from '../containers/installation.mjs';
import { freePort } from '../lib/network.mjs';
import { childProcesses, signal } from './stack.mjs';

/** Networks of containers, on which published ports connect to the edge. */
const CONTAINER_NETWORKS = '10.0.0.0/8';

/** The whole of compose.yaml, with the images that `npm run containers` has built. */
export class ContainerStack {
  #installation;

  /** @param {number} patienceMs timeout of a visitor */
  constructor(patienceMs) {
    this.patienceMs = patienceMs;
  }

  async start(print) {
    const engine = await findEngine();
    if (!engine) throw new Error('Neither podman nor docker was found.');
    const secrets = new Secrets();
    this.signIn = secrets.signIn;
    this.tls = secrets.tls;
    this.origin = secrets.settings.SITE_URL;
    const { services } = secrets.compose;
    for (const { image } of Object.values(services)) {
      if (await engine.succeeds(['image', 'inspect', image])) continue;
      throw new Error(`The image ${image} is missing: "npm run containers" builds it.`);
    }
    removeLeftovers(engine);
    const installation = new Installation(engine, secrets, {
      commands: { cms: ['node', 'dist/scripts/start.js', '--seed'] },
      options: {
        'e-services': environment({ NODE_ENV: 'test', CAPTCHA_TEST_ANSWERS: 'on' }),
        edge: environment({
          // Visitors have the addresses that they send.
          EDGE_TRUSTED_PROXIES: CONTAINER_NETWORKS,
          EDGE_CONNECTIONS_PER_ADDRESS: '200',
          EDGE_REQUESTS_PER_SECOND: '100',
          EDGE_REQUESTS_BURST: '500',
        }),
      },
    });
    this.#installation = installation;
    await installation.prepare();
    for (const name of installation.services) {
      print(`Starting ${name}.`);
      await installation.start([name]);
    }
    const eServices = await freePort();
    await installation.openGate({
      networks: ['services'],
      targets: { [eServices]: 'e-services:4000' },
    });
    this.url = `https://127.0.0.1:${installation.ports.edge}`;
    this.cmsUrl = `http://127.0.0.1:${installation.ports.gate}`;
    this.eServices = [{ port: eServices }];
    this.eServicesToken = secrets.settings.E_SERVICES_TOKEN;
    this.postgres = { rows: (query) => installation.rows('e_services', query) };
  }

  get sites() {
    return this.#installation.services.filter((name) => name.startsWith('site-'));
  }

  /** Kills the main processes of some services; the engine starts them again. */
  kill(...names) {
    return Promise.all(names.map((name) => this.#installation.kill(name)));
  }

  /** Sends a signal to all processes of some services. */
  async signal(name, services) {
    for (const service of services) {
      const main = await this.#installation.mainProcess(service);
      for (const pid of descendants(main)) signal(pid, name);
    }
  }

  async killEdgeWorkers() {
    const main = await this.#installation.mainProcess('edge');
    const workers = descendants(main).filter((pid) =>
      readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('worker process'),
    );
    for (const pid of workers) signal(pid, 'SIGKILL');
  }

  /** Replaces the sites one after the other, in the order of docs/operations.md. */
  async release() {
    await this.#installation.releaseSites();
  }

  edgeLines(requestIds) {
    const lines = this.#installation.log('edge').split('\n');
    return lines.filter((line) => requestIds.some((id) => line.includes(id)));
  }

  async stop() {
    this.#installation?.saveLogs();
    this.#installation?.remove();
  }
}

const environment = (settings) =>
  Object.entries(settings).flatMap(([name, value]) => ['--env', `${name}=${value}`]);

function descendants(pid) {
  return [pid, ...childProcesses(pid).flatMap(descendants)];
}
