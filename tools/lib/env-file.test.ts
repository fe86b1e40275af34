import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readEnvFile } from './env-file.mjs';

let folder: string;
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'ports-env-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('reads names and values, without quotes and comments', () => {
  const file = path.join(folder, '.env');
  writeFileSync(
    file,
    '# PORT=1\nPORT=8080\nTOKEN=a=b#c # read token\n EMPTY =\nSITE_URL="https://ports.example" # public\n',
  );
  expect(readEnvFile(file)).toEqual({
    PORT: '8080',
    TOKEN: 'a=b#c',
    EMPTY: '',
    SITE_URL: 'https://ports.example',
  });
});

it('returns no settings for a missing file', () => {
  expect(readEnvFile(path.join(folder, '.env'))).toEqual({});
});
