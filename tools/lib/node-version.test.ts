import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const CONTAINERS = 'deploy/containers';
const major = readFileSync('.nvmrc', 'utf8').trim();

/** Last day of security fixes of each long-term release (https://github.com/nodejs/release#release-schedule). */
const END_OF_LIFE: Readonly<Record<string, string>> = {
  '22': '2027-04-30',
  '24': '2028-04-30',
};

/** Images of Node.js that a Containerfile begins from. */
function nodeImages(file: string): string[] {
  const lines = readFileSync(path.join(CONTAINERS, file), 'utf8').matchAll(/^FROM (\S+)/gm);
  return [...lines].flatMap(([, image = '']) =>
    image.includes('/node:') ? [image.replace(/@sha256:.*/, '')] : [],
  );
}

describe('the version of Node.js in .nvmrc', () => {
  it('gets security fixes', () => {
    const lastDay = END_OF_LIFE[major];
    expect(lastDay).toBeDefined();
    expect(Date.now()).toBeLessThan(Date.parse(`${lastDay ?? ''}T23:59:59Z`));
  });

  it('matches every image', () => {
    const files = readdirSync(CONTAINERS).filter((name) => name.endsWith('.Containerfile'));
    const images = files.flatMap(nodeImages);
    expect(images.length).toBeGreaterThan(3);
    expect(new Set(images)).toEqual(new Set([`docker.io/library/node:${major}-bookworm-slim`]));
  });

  it.each(['.', 'backends/cms', 'backends/e-services', 'backends/chat'])(
    'is one that %s supports',
    (folder) => {
      const { engines } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
        engines: { node: string };
      };
      const [, minimum] = /^>=(\d+)\.\d+\.\d+$/.exec(engines.node) ?? [];
      expect(Number(major)).toBeGreaterThanOrEqual(Number(minimum));
    },
  );
});
