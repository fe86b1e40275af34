import { readdirSync, readFileSync } from 'node:fs';
import { settingNames } from './settings-docs';

const read = (file: string) => readFileSync(file, 'utf8');
const COMPOSE = read('deploy/containers/compose.yaml');
const KUSTOMIZATION = read('deploy/kubernetes/kustomization.yaml');

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

/** The indented block of a YAML key. */
function yamlBlock(yaml: string, key: RegExp): string {
  const lines = yaml.split('\n');
  const start = lines.findIndex((line) => key.test(line));
  expect(start).toBeGreaterThanOrEqual(0);
  const indent = /^ */.exec(lines[start] ?? '')?.[0].length ?? 0;
  const rest = lines.slice(start + 1);
  const end = rest.findIndex(
    (line) => line.trim() !== '' && (/^ */.exec(line)?.[0].length ?? 0) <= indent,
  );
  return rest.slice(0, end === -1 ? undefined : end).join('\n');
}

const namesIn = (block: string) =>
  [...block.matchAll(/^\s+(?:- )?([A-Z][A-Z0-9_]+)[:=]/gm)].map(([, name]) => name ?? '');

const SITES = ['site-1', 'site-2', 'site-3'];
const SERVICES: Readonly<Record<string, string>> = Object.fromEntries(
  [...yamlBlock(COMPOSE, /^services:/).matchAll(/^ {2}([\w-]+):$/gm)].map(([, name = '']) => [
    name,
    `${yamlBlock(COMPOSE, new RegExp(`^ {2}${name}:$`))}\n`,
  ]),
);
const serviceNetworks = (service: string): string[] => {
  const block = SITES.includes(service) ? yamlBlock(COMPOSE, /^x-site:/) : SERVICES[service];
  return /^ +networks: \[(.*)\]$/m.exec(block ?? '')?.[1]?.split(', ') ?? [];
};

describe('compose.yaml', () => {
  it.each([
    ['site', /^x-site:/],
    ['cms', /^ {2}cms:$/],
    ['e-services', /^ {2}e-services:$/],
    ['chat', /^ {2}chat:$/],
    ['edge', /^ {2}edge:$/],
  ])('gives %s settings that it has', (service, key) => {
    const names = namesIn(yamlBlock(yamlBlock(COMPOSE, key), /^ +environment:/));
    expect(names.length).toBeGreaterThan(2);
    expect(names.filter((name) => !KNOWN[service]?.includes(name))).toEqual([]);
  });

  it('gives both back ends the bucket, Postgres, and the CMS Redis', () => {
    const storage = namesIn(yamlBlock(COMPOSE, /^x-storage:/));
    for (const service of ['cms', 'e-services']) {
      expect(storage.filter((name) => !KNOWN[service]?.includes(name))).toEqual([]);
      const block = yamlBlock(COMPOSE, new RegExp(`^ {2}${service}:$`));
      expect(block).toContain('<<: *storage');
      expect(block).toContain('DATABASE_URL: postgres://');
    }
    expect(storage).toEqual(expect.arrayContaining(['S3_ENDPOINT', 'S3_SECRET_ACCESS_KEY']));
    expect(yamlBlock(COMPOSE, /^ {2}cms:$/)).toContain('REDIS_URL: redis://');
  });

  it('lets services meet only where the drawing of the threat model has them meet', () => {
    const networks = yamlBlock(COMPOSE, /^networks:/);
    const networkMembers = (network: string) =>
      Object.keys(SERVICES).filter((name) => serviceNetworks(name).includes(network));
    expect(
      Object.fromEntries(
        [...networks.matchAll(/^ {2}([\w-]+):/gm)].map(([, name = '']) => [
          name,
          networkMembers(name),
        ]),
      ),
    ).toEqual({
      visitors: ['edge'],
      'edge-sites': ['edge', ...SITES],
      'edge-chat': ['edge', 'chat'],
      content: [...SITES, 'cms', 'chat'],
      services: [...SITES, 'cms', 'e-services'],
      shared: [...SITES, 'cms', 'redis'],
      databases: ['cms', 'e-services', 'postgres'],
      outside: ['cms', 'e-services'],
    });
    const open = [...networks.matchAll(/^ {2}([\w-]+): \{\}$/gm)].map(([, name]) => name);
    expect(open).toEqual(['visitors', 'outside']);
    // X-Forwarded-For is trusted from the edge's network only.
    const findSubnet = (name: string) =>
      /subnet: ([\d./]+)/.exec(yamlBlock(networks, new RegExp(`^ {2}${name}:$`)))?.[1];
    expect(yamlBlock(COMPOSE, /^x-site:/)).toContain(
      ` TRUSTED_PROXIES: ${findSubnet('edge-sites')}\n`,
    );
    expect(SERVICES['chat']).toContain(` CHAT_TRUSTED_PROXIES: ${findSubnet('edge-chat')}\n`);
  });

  it('hardens and bounds every service', () => {
    for (const [name, service] of Object.entries(SERVICES)) {
      const whole = SITES.includes(name) ? yamlBlock(COMPOSE, /^x-site:/) : service;
      expect([name, /<<: \*hardened/.test(whole), /mem_limit: \d/.test(whole)]).toEqual([
        name,
        true,
        true,
      ]);
    }
    const hardened = yamlBlock(COMPOSE, /^x-hardened:/);
    for (const line of ['read_only: true', 'cap_drop: [ALL]', 'no-new-privileges', 'pids_limit']) {
      expect(hardened).toContain(line);
    }
  });

  it('has no default for what keeps others out', () => {
    const defaults = [...COMPOSE.matchAll(/\$\{([A-Z0-9_]+):-/g)].map(([, name = '']) => name);
    expect(
      defaults.filter((name) => !/^S3_|^SMTP_URL$|_?MAIL|^SOURCE_DATE_EPOCH$/.test(name)),
    ).toEqual([]);
    expect(SERVICES['redis']).toContain('requirepass $$REDIS_PASSWORD');
    const urls = [...COMPOSE.matchAll(/REDIS_URL: (.*)$/gm)].map(([, url]) => url);
    expect(new Set(urls)).toEqual(new Set(['redis://:${REDIS_PASSWORD:?}@redis:6379/0']));
  });

  it('needs nothing of its environment file that operations.md does not name', () => {
    const needed = [...COMPOSE.matchAll(/\$\{([A-Z0-9_]+):\?\}/g)].map(([, name = '']) => name);
    const operations = read('docs/operations.md');
    expect(needed.filter((name) => !operations.includes(`\`${name}\``))).toEqual([]);
  });

  it('starts every service that another one names, in a volume that there is', () => {
    const services = yamlBlock(COMPOSE, /^services:/);
    const names = [...services.matchAll(/^ {2}([\w-]+):$/gm)].map(([, name]) => name ?? '');
    const wanted = [...COMPOSE.matchAll(/depends_on: \[([^\]]*)\]/g)].flatMap(([, list = '']) =>
      list.split(',').map((name) => name.trim()),
    );
    expect(wanted.filter((name) => !names.includes(name))).toEqual([]);
    const volumes = blockNames(yamlBlock(COMPOSE, /^volumes:/));
    const mounted = [...services.matchAll(/(?:'|- )([\w-]+):\/(?:data|var)/g)].map(
      ([, name]) => name ?? '',
    );
    expect(mounted.length).toBeGreaterThan(5);
    expect(mounted.filter((name) => !volumes.includes(name))).toEqual([]);
  });
});

const blockNames = (block: string) =>
  [...block.matchAll(/^ +([\w-]+):/gm)].map(([, name]) => name ?? '');

describe('kubernetes', () => {
  const manifests = Object.fromEntries(
    readdirSync('deploy/kubernetes').map((name) => [name, read(`deploy/kubernetes/${name}`)]),
  );

  it.each(Object.keys(KNOWN))('gives %s settings that it has', (service) => {
    const names = namesIn(yamlBlock(KUSTOMIZATION, new RegExp(`^ {2}- name: ${service}$`)));
    expect(names.length).toBeGreaterThan(0);
    expect(names.filter((name) => !KNOWN[service]?.includes(name))).toEqual([]);
  });

  it('has a bucket and Redis where the CMS and several e-services pods need them', () => {
    for (const service of ['cms', 'e-services']) {
      const names = namesIn(yamlBlock(KUSTOMIZATION, new RegExp(`^ {2}- name: ${service}$`)));
      expect(names).toEqual(expect.arrayContaining(['S3_ENDPOINT', 'S3_REGION', 'S3_BUCKET']));
    }
    expect(manifests['cms.yaml']).toContain('- { name: REDIS_URL, value:');
    // One process per data folder.
    expect(manifests['e-services.yaml']).not.toContain('persistentVolumeClaim');
    expect(manifests['redis.yaml']).toContain('podSelector: { matchLabels: { app: cms } }');
  });

  /** All documents of a kind, by name. */
  const documents = (kind: string): Record<string, string> =>
    Object.fromEntries(
      Object.values(manifests)
        .flatMap((text) => text.split(/^---$/m))
        .filter((text) => new RegExp(`^kind: ${kind}$`, 'm').test(text))
        .map((text) => [/^ {2}name: (.+)$/m.exec(text)?.[1] ?? '', text]),
    );

  /** Services and ports that a policy allows in a direction; `*` is any. */
  function peers(policy: string, direction: 'ingress' | 'egress'): string[] {
    const rules =
      new RegExp(`^ {2}${direction}:(?: \\[\\])?\\n((?: {4}.*\\n?)*)`, 'm').exec(policy)?.[1] ?? '';
    return rules.split(/^ {4}- /m).flatMap((rule) => {
      const ports = [...rule.matchAll(/port: (\d+)/g)].map(([, port]) => port);
      const apps = [...rule.matchAll(/matchLabels: \{ (?:app|k8s-app): ([\w-]+)/g)].map(
        ([, app]) => app,
      );
      return ports.flatMap((port) => (apps.length ? apps : ['*']).map((app) => `${app}:${port}`));
    });
  }

  it('lets nothing in or out but what is named, at both ends', () => {
    const policies = documents('NetworkPolicy');
    for (const [name, policy] of Object.entries(policies)) {
      const directions = name === 'names' ? '[Egress]' : '[Ingress, Egress]';
      expect([name, policy.includes(`policyTypes: ${directions}`)]).toEqual([name, true]);
    }
    expect(policies['default-deny']).toContain('podSelector: {}');
    expect(peers(policies['default-deny'] ?? '', 'egress')).toEqual([]);

    const to = Object.fromEntries(
      Object.entries(policies).map(([name, policy]) => [name, peers(policy, 'egress')]),
    );
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
        const policy = policies[app];
        if (policy) {
          const allowed = peers(policy, 'ingress').includes(`${from}:${port}`);
          expect([from, app, port, allowed]).toEqual([from, app, port, true]);
        }
      }
    }
  });

  it('shows visitors the port of the edge that is for them', () => {
    const services = documents('Service');
    expect(services['edge']).not.toContain('8081');
    expect(services['edge-status']).toContain('clusterIP: None');
  });

  it('restricts its pods, and pulls images each time', () => {
    const restricted = 'pod-security.kubernetes.io/enforce: restricted';
    expect(documents('Namespace')['ports']).toContain(restricted);
    for (const [name, text] of Object.entries(manifests)) {
      const images = text.match(/^ +image: .+$/gm) ?? [];
      expect([name, text.match(/imagePullPolicy: Always/g)?.length ?? 0]).toEqual([
        name,
        images.length,
      ]);
    }
  });

  it('believes no forwarded address that an overlay does not name, and gives Redis a password', () => {
    expect(KUSTOMIZATION).not.toMatch(/TRUSTED_PROXIES=/);
    for (const name of ['site.yaml', 'chat.yaml', 'edge.yaml']) {
      expect(manifests[name]).toMatch(
        /TRUSTED_PROXIES\n +valueFrom: \{ configMapKeyRef: \{ name: proxies, key: \w+ \} \}/,
      );
    }
    expect(KUSTOMIZATION).not.toContain('redis://');
    for (const name of ['site.yaml', 'chat.yaml', 'cms.yaml']) {
      expect(manifests[name]).toContain("value: 'redis://:$(REDIS_PASSWORD)@redis:6379/0'");
    }
    expect(manifests['redis.yaml']).toContain('requirepass $REDIS_PASSWORD');
  });

  it('lists every manifest', () => {
    const listed = [...yamlBlock(KUSTOMIZATION, /^resources:/).matchAll(/- (.+)$/gm)].map(
      ([, name = '']) => name,
    );
    const there = Object.keys(manifests).filter((name) => name !== 'kustomization.yaml');
    expect(listed.sort()).toEqual(there.sort());
  });
});
