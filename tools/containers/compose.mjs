import path from 'node:path';
import { parse } from 'yaml';

/**
 * Reads a compose file with the settings of its environment file.
 * @param {string} text
 * @param {Record<string, string>} settings
 * @throws Error for a required setting that is missing
 */
export function readCompose(text, settings) {
  return filledIn(parse(text, { merge: true }), settings);
}

function filledIn(value, settings) {
  if (typeof value === 'string') return interpolate(value, settings);
  if (Array.isArray(value)) return value.map((item) => filledIn(item, settings));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, filledIn(item, settings)]),
  );
}

function interpolate(text, settings) {
  return text.replaceAll(/\$\$|\$\{(\w+):([?-])([^}]*)\}/g, (whole, name, kind, fallback) => {
    if (whole === '$$') return '$';
    if (settings[name]) return settings[name];
    if (kind === '-') return fallback;
    throw new Error(`compose.yaml needs ${name}.`);
  });
}

/** Names of the services, each after those that it depends on. */
export function startOrder({ services }) {
  const ordered = new Set();
  const add = (name) => {
    if (ordered.has(name)) return;
    for (const other of services[name].depends_on ?? []) add(other);
    ordered.add(name);
  };
  Object.keys(services).forEach(add);
  return [...ordered];
}

/**
 * Arguments of `podman run` or `docker run` for a service, up to its image.
 * @param {{ project: string, folder: string, engine: 'docker' | 'podman', hasLimits: boolean, publish?: Record<string, number> }} options
 *   `folder`: that of the compose file; `publish`: port of this machine by published port
 */
export function runArguments({ services, secrets }, name, options) {
  const { project, folder, engine, hasLimits, publish = {} } = options;
  const service = services[name];
  const source = (volume) =>
    volume.startsWith('.') ? path.resolve(folder, volume) : `${project}-${volume}`;
  return [
    ...['--name', `${project}-${name}`, '--restart', service.restart],
    ...flag('--read-only', service.read_only),
    // Podman would add writable folders that docker and Kubernetes do not have.
    ...flag('--read-only-tmpfs=false', service.read_only && engine === 'podman'),
    ...each('--cap-drop', service.cap_drop),
    ...each('--security-opt', service.security_opt),
    ...each('--user', service.user),
    ...each('--stop-timeout', service.stop_grace_period?.replace('s', '')),
    ...each('--memory', hasLimits && service.mem_limit),
    ...each('--pids-limit', hasLimits && service.pids_limit),
    ...each(
      '--network',
      networksOf(service).map(([network, { aliases = [], ipv4_address: address }]) => {
        const names = [name, ...aliases].map((alias) => `alias=${alias}`);
        const options = [...names, ...(address ? [`ip=${address}`] : [])].join(',');
        return engine === 'podman'
          ? `${project}-${network}:${options}`
          : `name=${project}-${network},${options}`;
      }),
    ),
    ...each(
      '--env-file',
      service.env_file?.map((file) => file.path),
    ),
    ...each(
      '--env',
      Object.entries(service.environment ?? {}).map(([key, value]) => `${key}=${value}`),
    ),
    ...each('--tmpfs', service.tmpfs),
    ...each(
      '--volume',
      service.volumes?.map((volume) => {
        const [from, ...rest] = volume.split(':');
        return [source(from), ...rest].join(':');
      }),
    ),
    ...each(
      '--volume',
      service.secrets?.map((secret) => `${secrets[secret].file}:/run/secrets/${secret}:ro`),
    ),
    ...each(
      '--publish',
      service.ports?.flatMap((published) => {
        const [from, to] = published.split(':');
        return publish[from] ? [`127.0.0.1:${publish[from]}:${to}`] : [];
      }),
    ),
  ];
}

/** A compose file lists networks, or has options for each. */
const networksOf = ({ networks }) =>
  Array.isArray(networks) ? networks.map((name) => [name, {}]) : Object.entries(networks);

const flag = (name, isSet) => (isSet ? [name] : []);
const each = (name, values) => [values || []].flat().flatMap((value) => [name, String(value)]);
