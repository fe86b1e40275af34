import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { buffer, text } from 'node:stream/consumers';
import { existsSync, readFileSync } from 'node:fs';
import { installDebianPackages } from '../lib/debian.mjs';
import { root, run, print } from '../lib/processes.mjs';
import { logFile } from '../lib/project.mjs';

const PODMAN_PACKAGES = [
  ...['podman', 'buildah', 'crun', 'debootstrap', 'uidmap', 'fuse-overlayfs'],
  // Networks and names of containers.
  ...['netavark', 'aardvark-dns', 'iptables'],
];
const CGROUPS = '/sys/fs/cgroup/cgroup.controllers';

class Engine {
  /** @param {'docker' | 'podman'} name */
  constructor(name) {
    this.name = name;
    /** Podman needs cgroup v2 for limits; docker's are its daemon's. */
    this.hasLimits = name === 'docker' || readFileSync(CGROUPS, 'utf8').includes('memory');
  }

  /**
   * Runs a command, and returns its output.
   * @param {{ input?: Buffer | string }} [options] `input`: standard input
   * @throws Error with its error output if it fails
   */
  async call(args, { input } = {}) {
    const child = spawn(this.name, args);
    child.stdin.on('error', () => {}).end(input);
    const [stdout, stderr, [code]] = await Promise.all([
      buffer(child.stdout),
      text(child.stderr),
      once(child, 'close'),
    ]);
    if (code !== 0) throw new Error(`${this.name} ${args[0]} failed: ${stderr.trim()}`);
    return stdout;
  }

  /** Output of a command as text; empty if it fails. */
  async text(args) {
    return String(await this.call(args).catch(() => '')).trim();
  }

  succeeds(args) {
    return this.call(args).then(
      () => true,
      () => false,
    );
  }

  /** Options of `run` on machines that cannot set limits. */
  get runOptions() {
    if (this.hasLimits) return [];
    const files = hardLimit();
    return [
      '--cgroups=disabled',
      '--ulimit',
      `nofile=${files}:${files}`,
      '--ulimit',
      'nproc=4000:4000',
    ];
  }

  async size(image) {
    return Number(await this.text(['image', 'inspect', '--format', '{{.Size}}', image]));
  }

  async build({ image, build }, secrets, log) {
    // Podman inside a container cannot nest namespaces; its own format has no health checks.
    const podman = [
      '--isolation',
      'chroot',
      '--format',
      'docker',
      '--ulimit',
      `nofile=${hardLimit()}`,
    ];
    await run(
      this.name,
      [
        ...['build', '--network', 'host', '--tag', image],
        ...(this.name === 'podman' ? podman : []),
        ...['--file', `${root}/${build.dockerfile}`],
        ...(build.secrets ?? []).flatMap((id) => ['--secret', `id=${id},src=${secrets[id].file}`]),
        ...Object.entries(build.args ?? {}).flatMap(([name, value]) => [
          '--build-arg',
          `${name}=${value}`,
        ]),
        root,
      ],
      { log: logFile(log) },
    );
  }

  /** Pulls missing images, or makes them where no registry can be reached. */
  async requireImages(images) {
    const { debian } = images;
    for (const [kind, image] of Object.entries(images)) {
      if (await this.succeeds(['image', 'inspect', image])) continue;
      const isPulled = spawnSync(this.name, ['pull', image], { stdio: 'ignore', timeout: 120_000 });
      if (isPulled.status === 0) continue;
      const node = kind === 'node' ? [nodeMajor()] : [];
      const command = ['tools/containers/base-images.sh', kind, image, debian, ...node];
      if (this.name !== 'podman' || process.getuid?.() !== 0) {
        throw new Error(
          `The image registry cannot be reached for ${image}. As root on Debian with podman it can be made: ${command.join(' ')}`,
        );
      }
      print(`Making ${image} from the packages of Debian and npm.`);
      await run('bash', command, { log: logFile(`image-${kind}`) });
    }
  }
}

/**
 * A working container engine; installs podman if possible.
 * @throws Error if podman's networks have no DNS
 */
export async function findEngine() {
  if (works('docker')) return new Engine('docker');
  if (!works('podman') || !existsSync('/usr/lib/podman/aardvark-dns')) {
    await installDebianPackages('podman', PODMAN_PACKAGES);
  }
  if (!works('podman')) return undefined;
  const backend = ['info', '--format', '{{.Host.NetworkBackend}}'];
  if (spawnSync('podman', backend).stdout.toString().trim() === 'cni') {
    throw new Error(
      'Podman uses CNI networks, which resolve no names of containers: it was first run without netavark. Set network_backend = "netavark" below [network] in /etc/containers/containers.conf.',
    );
  }
  await requireCgroups();
  return new Engine('podman');
}

/** Of docker only the client may be installed. */
function works(engine) {
  return spawnSync(engine, ['info'], { stdio: 'ignore' }).status === 0;
}

/**
 * crun needs cgroup v2, which some virtual machines mount beside version 1: runs this program again in a
 * mount namespace with version 2 only. Containers of one namespace see each other's networks.
 */
async function requireCgroups() {
  if (existsSync(CGROUPS)) return;
  const script = 'umount -R /sys/fs/cgroup; mount -t cgroup2 none /sys/fs/cgroup && exec "$@"';
  const again = spawn(
    'unshare',
    ['--mount', 'bash', '-c', script, 'bash', process.execPath, ...process.argv.slice(1)],
    { stdio: 'inherit' },
  );
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(signal, () => again.kill(signal));
  const [code] = await once(again, 'exit');
  process.exit(code ?? 1);
}

const nodeMajor = () => readFileSync(`${root}/.nvmrc`, 'utf8').trim();

function hardLimit() {
  return spawnSync('bash', ['-c', 'ulimit -Hn'], { encoding: 'utf8' }).stdout.trim();
}
