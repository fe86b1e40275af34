import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');
const NOT_WRITTEN_BY_HAND =
  /\.(?:csv|geojson|gif|ico|jpe?g|mp3|mp4|otf|pdf|png|ttf|wav|webm|webp|woff2?|xlsx?|zip)$/;

it('names the source of every picture, font, recording, document and map in the repository', () => {
  const document = readFileSync(path.join(root, 'docs/provenance.md'), 'utf8');
  const named = [...document.matchAll(/`([\w./-]+)`/g)].map(([, name = '']) => name);
  const files = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' })
    .split('\0')
    .filter((file) => NOT_WRITTEN_BY_HAND.test(file));
  expect(files.length).toBeGreaterThan(100);
  const media = 'backends/cms/seed/media/';
  const isNamed = (file: string) =>
    named.some(
      (name) => file === name || file.startsWith(`${name}/`) || file.startsWith(`${media}${name}/`),
    );
  expect(files.filter((file) => !isNamed(file))).toEqual([]);
});
