// Writes .env with generated secrets; keeps existing values and adds missing ones.
import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const file = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..', '.env');

const random = (bytes) => crypto.randomBytes(bytes).toString('base64url');

// Satisfies Strapi's password rule (lower case, upper case, digit) whatever the random part is.
const password = () => `Pa1-${random(15)}`;

const values = {
  ADMIN_EMAIL: () => 'editors@ports.example',
  ADMIN_PASSWORD: password,
  CMS_READ_TOKEN: () => random(48),
  CMS_PREVIEW_TOKEN: () => random(48),
  PREVIEW_SECRET: () => random(32),
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
