// Writes .env with generated secrets; keeps existing values and adds missing ones. With --demo, for a
// demo or tests on this machine: a CMS that others reach does not start with what this writes then.
import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const file = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..', '.env');

const isDemo = process.argv.includes('--demo');

// src/own-secrets.ts and the site's lib/config/own-secrets.ts know the prefix.
const random = (bytes) => (isDemo ? 'demo-' : '') + crypto.randomBytes(bytes).toString('base64url');

// Satisfies Strapi's password rule (lower case, upper case, digit) whatever the random part is.
const password = () => `${random(15)}-Pa1`;

const values = {
  // Nobody's address by default: a name that everybody knows is half of a sign-in.
  ADMIN_EMAIL: () => (isDemo ? 'editors@ports.example' : ''),
  ADMIN_PASSWORD: password,
  CMS_READ_TOKEN: () => random(48),
  CMS_PREVIEW_TOKEN: () => random(48),
  PREVIEW_SECRET: () => random(32),
  DESK_TOKEN: () => random(48),
  WEBHOOK_SECRET: () => random(32),
  APP_KEYS: () => `${random(24)},${random(24)}`,
  API_TOKEN_SALT: () => random(24),
  ADMIN_JWT_SECRET: () => random(32),
  TRANSFER_TOKEN_SALT: () => random(24),
  ENCRYPTION_KEY: () => random(32),
  JWT_SECRET: () => random(32),
};

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
