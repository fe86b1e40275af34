import { readFileSync } from 'node:fs';
import { readCompose, runArguments, startOrder } from './compose.mjs';

const TEXT = `
x-hardened: &hardened
  restart: unless-stopped
  read_only: true
  cap_drop: [ALL]
  pids_limit: 256
services:
  site:
    <<: *hardened
    image: ports/site
    environment:
      SITE_URL: \${SITE_URL:?}
      SMTP_URL: \${SMTP_URL:-off}
    networks: { edge-sites: { ipv4_address: 10.89.7.11 }, shared: { aliases: [first] } }
    depends_on: [redis]
    mem_limit: 1g
    ports: ['443:8443', '80:8080']
    volumes: ['site:/data', './init.sh:/init.sh:ro']
    secrets: [key]
  redis:
    <<: *hardened
    image: redis
    command: ['echo $$REDIS_PASSWORD']
    networks: [shared]
secrets:
  key: { file: /keys/site }
`;
const OPTIONS = {
  project: 'p',
  folder: '/deploy',
  engine: 'podman',
  hasLimits: true,
  publish: { 443: 20443 },
} as const;

describe('readCompose', () => {
  it('fills in settings and defaults, and keeps escaped dollar signs', () => {
    const { services } = readCompose(TEXT, { SITE_URL: 'https://www.ports.example' });
    expect(services['site']).toMatchObject({
      read_only: true,
      environment: { SITE_URL: 'https://www.ports.example', SMTP_URL: 'off' },
    });
    expect(services['redis']).toMatchObject({ command: ['echo $REDIS_PASSWORD'] });
  });

  it('names a required setting that is missing or empty', () => {
    expect(() => readCompose(TEXT, { SITE_URL: '' })).toThrow('compose.yaml needs SITE_URL.');
  });
});

it('starts services after those that they depend on', () => {
  expect(startOrder(readCompose(TEXT, { SITE_URL: 'x' }))).toEqual(['redis', 'site']);
  const all = startOrder(
    readCompose(readFileSync('deploy/containers/compose.yaml', 'utf8').replaceAll(':?', ':-'), {}),
  );
  expect(all.indexOf('postgres')).toBeLessThan(all.indexOf('cms'));
  expect(all.at(-1)).not.toBe('postgres');
});

describe('runArguments', () => {
  const compose = readCompose(TEXT, { SITE_URL: 'x' });

  it('hardens, bounds and connects a service', () => {
    expect(runArguments(compose, 'site', OPTIONS).join(' ')).toBe(
      [
        '--name p-site --restart unless-stopped --read-only --read-only-tmpfs=false --cap-drop ALL',
        '--memory 1g --pids-limit 256 --network p-edge-sites:alias=site,ip=10.89.7.11 --network p-shared:alias=site,alias=first',
        '--env SITE_URL=x --env SMTP_URL=off --volume p-site:/data --volume /deploy/init.sh:/init.sh:ro',
        '--volume /keys/site:/run/secrets/key:ro --publish 127.0.0.1:20443:8443',
      ].join(' '),
    );
  });

  it('uses the arguments of docker, and sets no limits where there are none', () => {
    const line = runArguments(compose, 'redis', { ...OPTIONS, engine: 'docker', hasLimits: false });
    expect(line).toContain('name=p-shared,alias=redis');
    expect(line).not.toContain('--pids-limit');
    expect(line).not.toContain('--read-only-tmpfs=false');
  });
});
