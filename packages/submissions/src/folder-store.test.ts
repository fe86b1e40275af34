import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { FolderStore } from './folder-store';

it('asks for the rows of its files in batches and deletes those without one', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'folder-store-'));
  const files = new FolderStore(folder);
  await files.prepare();
  const names = Array.from({ length: 1201 }, () => `${randomUUID()}.pdf`);
  for (const name of names) writeFileSync(path.join(folder, name), '');
  const kept = names.at(-1) ?? '';
  const asked: number[] = [];

  const deleted = await files.sweep(async (found) => {
    asked.push(found.length);
    return new Set(found.filter((name) => name === kept));
  }, 0);

  expect(deleted).toBe(1200);
  expect(readdirSync(folder).sort()).toEqual([kept, 'incoming'].sort());
  // SQLite has at most 32,766 parameters in a statement, Postgres 65,535.
  expect(Math.max(...asked)).toBeLessThanOrEqual(500);
  rmSync(folder, { recursive: true });
});
