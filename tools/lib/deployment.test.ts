import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { parse, parseAllDocuments } from 'yaml';
import { settingNames } from './settings-docs';

const read = (file: string) => readFileSync(file, 'utf8');

/** The settings that the README of a back end, or of the edge, lists: `- \`NAME\` (default): meaning`. */
function listedIn(file: string): string[] {
  const entries = read(file)
    .split('\n')
    .filter((line) => line.startsWith('- `'));
  return entries.flatMap((entry) =>
    [...(entry.split(/ \(|: /)[0] ?? '').matchAll(/`([A-Z][A-Z0-9_]+)`/g)].map(
      ([, name]) => name ?? '',
    ),
  );
}

const KNOWN: Readonly<Record<string, readonly string[]>> = {
  site: settingNames['Site'] ?? [],
  cms: settingNames['CMS'] ?? [],
  'e-services': settingNames['E-services'] ?? [],
  chat: settingNames['Chat hub'] ?? [],
  edge: listedIn('deploy/nginx/README.md'),
};
const unknownSettings = (service: string, names: readonly string[]) =>
  names.filter((name) => !KNOWN[service]?.includes(name));

interface ComposeService {
  image: string;
  environment?: Record<string, string>;
  networks: string[] | Record<string, { ipv4_address?: string; aliases?: string[] }>;
  depends_on?: string[];
  volumes?: string[];
  command?: string[];
  tmpfs?: string[];
  mem_limit?: string;
  pids_limit?: number;
  read_only?: boolean;
  cap_drop?: string[];
  security_opt?: string[];
  ports?: string[];
}

interface Compose {
  services: Record<string, ComposeService>;
  networks: Record<string, { internal?: boolean; ipam?: { config: { subnet: string }[] } }>;
  volumes: Record<string, object>;
}

const COMPOSE = read('deploy/containers/compose.yaml');
const compose = parse(COMPOSE, { merge: true }) as Compose;
const SITES = ['site-1', 'site-2', 'site-3'];

function service(name: string): ComposeService {
  const found = compose.services[name];
  if (!found) throw new Error(`compose.yaml has no service ${name}.`);
  return found;
}

function serviceNetworks(name: string): string[] {
  const { networks } = service(name);
  return Array.isArray(networks) ? networks : Object.keys(networks);
}

describe('compose.yaml', () => {
  it.each(['site-1', 'cms', 'e-services', 'chat', 'edge'])(
    'gives %s settings that it has',
    (name) => {
      const names = Object.keys(service(name).environment ?? {});
      expect(names.length).toBeGreaterThan(2);
      expect(unknownSettings(SITES.includes(name) ? 'site' : name, names)).toEqual([]);
    },
  );

  it('gives both back ends the bucket, Postgres, and the CMS Redis', () => {
    for (const name of ['cms', 'e-services']) {
      expect(service(name).environment).toMatchObject({
        S3_ENDPOINT: expect.any(String) as string,
        S3_SECRET_ACCESS_KEY: expect.any(String) as string,
        DATABASE_URL: expect.stringMatching(/^postgres:\/\//) as string,
      });
    }
    expect(service('cms').environment?.['REDIS_URL']).toMatch(/^redis:\/\//);
  });

  it('lets services meet only where the drawing of the threat model has them meet', () => {
    const members = (network: string) =>
      Object.keys(compose.services).filter((name) => serviceNetworks(name).includes(network));
    const meetings = Object.keys(compose.networks).map((network) => [network, members(network)]);
    expect(Object.fromEntries(meetings)).toEqual({
      visitors: ['edge'],
      'edge-sites': ['edge', ...SITES],
      'edge-chat': ['edge', 'chat'],
      editors: ['cms'],
      desk: ['cms', 'e-services'],
      content: [...SITES, 'cms'],
      'chat-content': ['cms', 'chat'],
      services: [...SITES, 'e-services'],
      shared: [...SITES, 'cms', 'redis'],
      databases: ['cms', 'e-services', 'postgres'],
      outside: ['cms', 'e-services'],
    });
    const open = Object.entries(compose.networks).filter(([, { internal }]) => !internal);
    expect(open.map(([name]) => name)).toEqual(['visitors', 'outside']);
  });

  it('leads the edge to addresses that stay when a container is replaced', () => {
    const address = (name: string, network: string) => {
      const { networks } = service(name);
      return Array.isArray(networks) ? undefined : networks[network]?.ipv4_address;
    };
    const { environment } = service('edge');
    const sites = SITES.map((name) => `${address(name, 'edge-sites')}:3000`);
    expect(environment?.['EDGE_SITES']).toBe(sites.join(' '));
    expect(environment?.['EDGE_CHAT_HUBS']).toBe(`${address('chat', 'edge-chat')}:5000`);
  });

  it('publishes the ports of visitors only', () => {
    const published = Object.entries(compose.services).filter(([, { ports }]) => ports);
    expect(published.map(([name, { ports }]) => [name, ports])).toEqual([
      ['edge', ['443:8443', '80:8080']],
    ]);
  });

  it('opens the desk to the CMS only, and the status of the edge to nobody', () => {
    expect(service('e-services').networks).toMatchObject({ desk: { aliases: ['desk'] } });
    expect(service('e-services').environment?.['DESK_HOST']).toBe('desk');
    expect(service('cms').environment?.['DESK_URL']).toBe('http://desk:4001');
    expect(service('edge').environment).not.toHaveProperty('EDGE_STATUS_LISTEN');
  });

  it("trusts forwarded addresses from the edge's and the gate's networks only", () => {
    const subnet = (network: string) => compose.networks[network]?.ipam?.config[0]?.subnet;
    expect(service('cms').environment?.['CMS_TRUSTED_PROXIES']).toBe(subnet('editors'));
    for (const name of SITES) {
      expect(service(name).environment?.['TRUSTED_PROXIES']).toBe(subnet('edge-sites'));
    }
    expect(service('chat').environment?.['CHAT_TRUSTED_PROXIES']).toBe(subnet('edge-chat'));
    expect(service('edge').environment).not.toHaveProperty('EDGE_TRUSTED_PROXIES');
  });

  it.each(Object.keys(compose.services))('hardens and bounds %s', (name) => {
    expect(service(name)).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
      pids_limit: expect.any(Number) as number,
      mem_limit: expect.stringMatching(/^\d+[mg]$/) as string,
    });
  });

  it('mounts memory with options that docker and podman have', () => {
    const options = Object.values(compose.services)
      .flatMap(({ tmpfs = [] }) => tmpfs)
      .flatMap((mount) => mount.split(':')[1]?.split(',') ?? [])
      .map((option) => option.split('=')[0]);
    expect(options.filter((name) => name !== 'size' && name !== 'mode')).toEqual([]);
  });

  it('has no defaults for secrets', () => {
    const defaults = [...COMPOSE.matchAll(/\$\{([A-Z0-9_]+):-/g)].map(([, name = '']) => name);
    expect(
      defaults.filter((name) => !/^S3_|^SMTP_URL$|_?MAIL|^SOURCE_DATE_EPOCH$/.test(name)),
    ).toEqual([]);
    expect(service('redis').command?.join(' ')).toContain('requirepass $$REDIS_PASSWORD');
    const urls = [...COMPOSE.matchAll(/REDIS_URL: (.*)$/gm)].map(([, url]) => url);
    expect(new Set(urls)).toEqual(new Set(['redis://:${REDIS_PASSWORD:?}@redis:6379/0']));
  });

  it('needs nothing of its environment file that settings.sh does not write', () => {
    const needed = [...COMPOSE.matchAll(/\$\{([A-Z0-9_]+):\?\}/g)].map(([, name = '']) => name);
    const written = read('deploy/containers/settings.sh');
    expect(needed.length).toBeGreaterThan(15);
    expect(needed.filter((name) => !written.includes(`\n${name}=`))).toEqual([]);
  });

  it('keeps secrets and backups out of the images', () => {
    const ignored = read('.dockerignore').split('\n');
    for (const file of ['**/.env', 'ports.env', 'forms-key', '*.dump', '*.tgz'])
      expect(ignored).toContain(file);
  });

  it('starts every service that another one names, in a volume that there is', () => {
    const services = Object.values(compose.services);
    const wanted = services.flatMap(({ depends_on = [] }) => depends_on);
    expect(wanted.filter((name) => !(name in compose.services))).toEqual([]);
    const mounted = services
      .flatMap(({ volumes = [] }) => volumes)
      .map((volume) => volume.split(':')[0] ?? '')
      .filter((name) => !name.startsWith('.'));
    expect(mounted.length).toBeGreaterThan(5);
    expect(mounted.filter((name) => !(name in compose.volumes))).toEqual([]);
  });
});

interface Peer {
  podSelector?: { matchLabels: Record<string, string> };
}

interface Rule {
  from?: Peer[];
  to?: Peer[];
  ports: { port: number }[];
}

interface Container {
  image: string;
  imagePullPolicy?: string;
  args?: string[];
  env?: { name: string; value?: string; valueFrom?: object }[];
  securityContext?: object;
  resources?: object;
}

interface Manifest {
  apiVersion: string;
  kind: string;
  metadata: { name: string; labels?: Record<string, string> };
  spec?: {
    template?: { spec: { containers: Container[]; volumes?: object[] } & Record<string, unknown> };
    policyTypes?: string[];
    podSelector?: object;
    ingress?: Rule[];
    egress?: Rule[];
    clusterIP?: string;
    ports?: { port: number }[];
    type?: string;
  };
}

interface Kustomization {
  resources: string[];
  configMapGenerator: { name: string; literals: string[] }[];
}

const KUBERNETES = 'deploy/kubernetes';
const kustomization = parse(read(`${KUBERNETES}/kustomization.yaml`)) as Kustomization;
const manifests = kustomization.resources.flatMap((file) =>
  parseAllDocuments(read(`${KUBERNETES}/${file}`)).map((document) => document.toJS() as Manifest),
);
const ofKind = (kind: string) => manifests.filter((manifest) => manifest.kind === kind);
const workloads = manifests.flatMap(({ metadata, spec }) =>
  spec?.template ? [{ name: metadata.name, pod: spec.template.spec }] : [],
);
const containers = workloads.flatMap(({ name, pod }) =>
  pod.containers.map((container) => ({ name, container })),
);

describe('kubernetes', () => {
  it('lists every manifest', () => {
    const there = readdirSync(KUBERNETES).filter((name) => name !== 'kustomization.yaml');
    expect([...kustomization.resources].sort()).toEqual(there.sort());
  });

  it('has the schemas of its API', () => {
    // A process of its own: Jest would compile hundreds of modules.
    const files = kustomization.resources.map((file) => `${KUBERNETES}/${file}`);
    const faults = execFileSync(process.execPath, ['tools/lib/validate-manifests.mjs', ...files]);
    expect(faults.toString()).toBe('');
  });

  const literals = (service: string) =>
    kustomization.configMapGenerator.find(({ name }) => name === service)?.literals ?? [];
  const configured = (service: string) =>
    literals(service).map((literal) => literal.split('=')[0] ?? '');

  it.each(Object.keys(KNOWN))('gives %s settings that it has', (service) => {
    const names = configured(service);
    expect(names.length).toBeGreaterThan(0);
    expect(unknownSettings(service, names)).toEqual([]);
  });

  it('has a bucket and Redis where the CMS and several e-services pods need them', () => {
    for (const service of ['cms', 'e-services']) {
      expect(configured(service)).toEqual(
        expect.arrayContaining(['S3_ENDPOINT', 'S3_REGION', 'S3_BUCKET']),
      );
    }
    // One process per data folder.
    const pod = workloads.find(({ name }) => name === 'e-services')?.pod;
    expect(pod?.volumes).toContainEqual({ name: 'data', emptyDir: expect.any(Object) as object });
  });

  /** Services and ports that a policy allows in a direction; `*` is any. */
  function peers(policy: string, direction: 'ingress' | 'egress'): string[] {
    const spec = ofKind('NetworkPolicy').find(({ metadata }) => metadata.name === policy)?.spec;
    return (spec?.[direction] ?? []).flatMap(({ from, to, ports }) => {
      const labels = (from ?? to)?.map(({ podSelector }) => podSelector?.matchLabels ?? {}) ?? [{}];
      return ports.flatMap(({ port }) =>
        labels.map((label) => `${label['app'] ?? label['k8s-app'] ?? '*'}:${port}`),
      );
    });
  }

  it('allows only named traffic, in and out', () => {
    const names = ofKind('NetworkPolicy').map(({ metadata }) => metadata.name);
    for (const { metadata, spec } of ofKind('NetworkPolicy')) {
      const directions = metadata.name === 'names' ? ['Egress'] : ['Ingress', 'Egress'];
      expect([metadata.name, spec?.policyTypes]).toEqual([metadata.name, directions]);
    }
    const deny = ofKind('NetworkPolicy').find(({ metadata }) => metadata.name === 'default-deny');
    expect(deny?.spec).toEqual({ podSelector: {}, policyTypes: ['Ingress', 'Egress'] });

    const to = Object.fromEntries(names.map((name) => [name, peers(name, 'egress')]));
    expect(to).toEqual({
      'default-deny': [],
      names: ['kube-dns:53', 'kube-dns:53'],
      edge: ['site:3000', 'chat:5000'],
      site: ['cms:1337', 'e-services:4000', 'redis:6379'],
      chat: ['cms:1337', 'redis:6379'],
      cms: [
        ...['site:3000', 'e-services:4001', 'redis:6379', 'clamd:3310'],
        ...['*:5432', '*:443'],
      ],
      'e-services': ['site:3000', 'clamd:3310', '*:5432', '*:443', '*:465', '*:587'],
      redis: [],
    });
    for (const [from, targets] of Object.entries(to)) {
      for (const [app = '', port = ''] of targets.map((target) => target.split(':'))) {
        if (!names.includes(app)) continue;
        const isAllowed = peers(app, 'ingress').includes(`${from}:${port}`);
        expect([from, app, port, isAllowed]).toEqual([from, app, port, true]);
      }
    }
  });

  it('has a policy for every workload', () => {
    const names = ofKind('NetworkPolicy').map(({ metadata }) => metadata.name);
    expect(workloads.map(({ name }) => name).filter((name) => !names.includes(name))).toEqual([]);
  });

  it('shows visitors the port of the edge that is for them', () => {
    const services = Object.fromEntries(
      ofKind('Service').map(({ metadata, spec }) => [metadata.name, spec]),
    );
    expect(services['edge']?.ports?.map(({ port }) => port)).toEqual([8080]);
    expect(services['edge-status']?.clusterIP).toBe('None');
    for (const { spec } of ofKind('Service')) expect(spec?.type ?? 'ClusterIP').toBe('ClusterIP');
  });

  it('restricts its pods, and pulls images each time', () => {
    expect(ofKind('Namespace')[0]?.metadata.labels).toMatchObject({
      'pod-security.kubernetes.io/enforce': 'restricted',
    });
    for (const { pod } of workloads) {
      expect(pod).toMatchObject({
        automountServiceAccountToken: false,
        securityContext: { runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } },
      });
    }
    for (const { container } of containers) {
      expect(container).toMatchObject({
        imagePullPolicy: 'Always',
        resources: { limits: { memory: expect.any(String) as string } },
        securityContext: {
          allowPrivilegeEscalation: false,
          readOnlyRootFilesystem: true,
          capabilities: { drop: ['ALL'] },
        },
      });
    }
  });

  it('trusts only proxies that an overlay names, and gives Redis a password', () => {
    const all = kustomization.configMapGenerator.flatMap(({ literals: list }) => list).join('\n');
    expect(all).not.toMatch(/TRUSTED_PROXIES=|redis:\/\//);
    const variable = (service: string, pattern: RegExp) =>
      containers
        .filter(({ name }) => name === service)
        .flatMap(({ container }) => container.env ?? [])
        .find(({ name }) => pattern.test(name));
    for (const service of ['site', 'chat', 'edge']) {
      expect(variable(service, /TRUSTED_PROXIES$/)?.valueFrom).toMatchObject({
        configMapKeyRef: { name: 'proxies' },
      });
    }
    for (const service of ['site', 'chat', 'cms']) {
      expect(variable(service, /^REDIS_URL$/)?.value).toBe(
        'redis://:$(REDIS_PASSWORD)@redis:6379/0',
      );
    }
    const redis = containers.find(({ name }) => name === 'redis')?.container;
    expect(redis?.args?.join(' ')).toContain('requirepass $REDIS_PASSWORD');
  });
});

describe('systemd', () => {
  const SETTINGS = read('deploy/systemd/settings.sh');
  const files = [...SETTINGS.matchAll(/^cat >+(\S+)\.env <<END\n([\s\S]*?)^END$/gm)].map(
    ([, service = '', text = '']) => ({ service, lines: text.trim().split('\n') }),
  );

  it.each(Object.keys(KNOWN))('gives %s settings that it has', (service) => {
    const lines = files.find((file) => file.service === service)?.lines ?? [];
    const names = lines.map((line) => line.split('=')[0] ?? '');
    const ofUnit = service === 'edge' ? [] : ['FOLDER', 'MAIN'];
    expect(names).toEqual(expect.arrayContaining(ofUnit));
    expect(unknownSettings(service, names).sort()).toEqual(ofUnit);
  });

  it('has no secrets and no addresses of proxies of its own', () => {
    const values = files.flatMap(({ lines }) =>
      lines.filter((line) => /(?:TOKEN|SECRET|KEY|PASSWORD|PROXIES|_ADDRESS)=/.test(line)),
    );
    expect(values.length).toBeGreaterThan(10);
    expect(values.filter((line) => !/=\$/.test(line))).toEqual([]);
    expect(SETTINGS).not.toMatch(/(?:CLAMD_ADDRESS|SMTP_URL):-/);
  });

  it.each(['ports@.service', 'ports-edge.service'])('hardens and bounds %s', (file) => {
    const unit = read(`deploy/systemd/${file}`);
    for (const line of ['NoNewPrivileges=yes', 'ProtectSystem=strict', 'ProtectHome=yes'])
      expect(unit).toContain(line);
    expect(unit).toMatch(/^User=(?!root)\S+$/m);
    expect(unit).toMatch(/^CapabilityBoundingSet=(?:CAP_NET_BIND_SERVICE)?$/m);
    expect(unit).toMatch(/^MemoryMax=\d+[MG]$/m);
    expect(unit).toMatch(/^TasksMax=\d+$/m);
  });
});
