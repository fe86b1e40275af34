import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { SettingsError } from '../config';
import { requireDataDirectory } from './data-directory';

let folder: string;
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'ports-data-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('creates a missing folder', () => {
  const missing = path.join(folder, 'a', 'b');
  requireDataDirectory(missing);
  requireDataDirectory(missing);
  expect(existsSync(missing)).toBe(true);
});

it('names the setting if it is not a folder', () => {
  const file = path.join(folder, 'file');
  writeFileSync(file, '');
  for (const wrong of [file, path.join(file, 'inside')]) {
    expect(() => requireDataDirectory(wrong)).toThrow(SettingsError);
    expect(() => requireDataDirectory(wrong)).toThrow('DATA_DIR must be a folder');
  }
});
