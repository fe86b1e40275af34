// Adds missing settings to .env with generated secrets. Those of --demo (demos and tests) are rejected
// by a public CMS.
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { generatedSettings } from './generated-settings.mjs';

const file = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..', '.env');

const isDemo = process.argv.includes('--demo');

const values = generatedSettings({ isDemo });

const before = fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '';
const present = new Set(before.split('\n').map((line) => line.split('=', 1)[0].trim()));
const added = Object.entries(values).filter(([name]) => !present.has(name));

const lines = added.map(([name, make]) => `${name}=${process.env[name] || make()}\n`);
const separator = before && !before.endsWith('\n') ? '\n' : '';
fs.writeFileSync(file, before + separator + lines.join(''), { mode: 0o600 });
fs.chmodSync(file, 0o600);

console.log(
  added.length > 0
    ? `CMS: wrote ${added.length} settings to ${path.relative(process.cwd(), file)} (readable by its owner only).`
    : 'CMS: the settings are complete.',
);
if (lines.includes('ADMIN_EMAIL=\n')) {
  console.log('CMS: set ADMIN_EMAIL in it to the e-mail address of the first administrator.');
}
