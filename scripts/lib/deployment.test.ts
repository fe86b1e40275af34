import { readdirSync, readFileSync } from 'node:fs';
import { settings } from '../../lib/config/settings';

const read = (file: string) => readFileSync(file, 'utf8');
const COMPOSE = read('deploy/containers/compose.yaml');
const KUSTOMIZATION = read('deploy/kubernetes/kustomization.yaml');

/** What the README of a back end, or of the edge, lists in its table of settings. */
function listedIn(file: string): string[] {
  const rows = read(file)
    .split('\n')
    .filter((line) => line.startsWith('| `'));
  return rows.flatMap((row) =>
    [...(row.split('|')[1] ?? '').matchAll(/`([A-Z][A-Z0-9_]+)`/g)].map(([, name]) => name ?? ''),
  );
}

const KNOWN: Readonly<Record<string, readonly string[]>> = {
  site: Object.keys(settings),
  cms: listedIn('backends/cms/README.md'),
  'e-services': listedIn('backends/e-services/README.md'),
  chat: listedIn('backends/chat/README.md'),
  edge: listedIn('deploy/nginx/README.md'),
};

/** The lines that belong to a key of YAML, by their indentation. */
function blockOf(yaml: string, key: RegExp): string {
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

describe('compose.yaml', () => {
  it.each([
    ['site', /^x-site:/],
    ['cms', /^ {2}cms:$/],
    ['e-services', /^ {2}e-services:$/],
    ['chat', /^ {2}chat:$/],
    ['edge', /^ {2}edge:$/],
  ])('gives %s settings that it has', (service, key) => {
    const names = namesIn(blockOf(blockOf(COMPOSE, key), /^ +environment:/));
    expect(names.length).toBeGreaterThan(2);
    expect(names.filter((name) => !KNOWN[service]?.includes(name))).toEqual([]);
  });

  it('gives both back ends the bucket, Postgres, and the CMS Redis', () => {
    const storage = namesIn(blockOf(COMPOSE, /^x-storage:/));
    for (const service of ['cms', 'e-services']) {
      expect(storage.filter((name) => !KNOWN[service]?.includes(name))).toEqual([]);
      const block = blockOf(COMPOSE, new RegExp(`^ {2}${service}:$`));
      expect(block).toContain('<<: *storage');
      expect(block).toContain('DATABASE_URL: postgres://');
    }
    expect(storage).toEqual(expect.arrayContaining(['S3_ENDPOINT', 'S3_SECRET_ACCESS_KEY']));
    expect(blockOf(COMPOSE, /^ {2}cms:$/)).toContain('REDIS_URL: redis://redis:6379');
  });

  it('starts every service that another one names, in a volume that there is', () => {
    const services = blockOf(COMPOSE, /^services:/);
    const names = [...services.matchAll(/^ {2}([\w-]+):$/gm)].map(([, name]) => name ?? '');
    const wanted = [...COMPOSE.matchAll(/depends_on: \[([^\]]*)\]/g)].flatMap(([, list = '']) =>
      list.split(',').map((name) => name.trim()),
    );
    expect(wanted.filter((name) => !names.includes(name))).toEqual([]);
    const volumes = namesOf(blockOf(COMPOSE, /^volumes:/));
    const mounted = [...services.matchAll(/(?:'|- )([\w-]+):\/(?:data|var)/g)].map(
      ([, name]) => name ?? '',
    );
    expect(mounted.length).toBeGreaterThan(5);
    expect(mounted.filter((name) => !volumes.includes(name))).toEqual([]);
  });
});

const namesOf = (block: string) =>
  [...block.matchAll(/^ +([\w-]+):/gm)].map(([, name]) => name ?? '');

describe('kubernetes', () => {
  const manifests = Object.fromEntries(
    readdirSync('deploy/kubernetes').map((name) => [name, read(`deploy/kubernetes/${name}`)]),
  );

  it.each(Object.keys(KNOWN))('gives %s settings that it has', (service) => {
    const names = namesIn(blockOf(KUSTOMIZATION, new RegExp(`^ {2}- name: ${service}$`)));
    expect(names.length).toBeGreaterThan(0);
    expect(names.filter((name) => !KNOWN[service]?.includes(name))).toEqual([]);
  });

  it('has a bucket and Redis where the CMS and several e-services pods need them', () => {
    for (const service of ['cms', 'e-services']) {
      const names = namesIn(blockOf(KUSTOMIZATION, new RegExp(`^ {2}- name: ${service}$`)));
      expect(names).toEqual(expect.arrayContaining(['S3_ENDPOINT', 'S3_REGION', 'S3_BUCKET']));
    }
    expect(blockOf(KUSTOMIZATION, /^ {2}- name: cms$/)).toContain('REDIS_URL=redis://redis:6379');
    // A data folder has one process at a time.
    expect(manifests['e-services.yaml']).not.toContain('persistentVolumeClaim');
    expect(manifests['redis.yaml']).toContain('podSelector: { matchLabels: { app: cms } }');
  });

  it('lists every manifest', () => {
    const listed = /^resources: \[(.*)\]$/m.exec(KUSTOMIZATION)?.[1]?.split(', ') ?? [];
    const there = Object.keys(manifests).filter((name) => name !== 'kustomization.yaml');
    expect(listed.sort()).toEqual(there.sort());
  });
});
