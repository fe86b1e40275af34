import crypto from 'node:crypto';

/**
 * Generators of the required settings.
 * @param {{ isDemo?: boolean }} options a demo's secrets have a prefix that a public CMS rejects
 * @returns {Record<string, () => string>}
 */
export function generatedSettings({ isDemo = false } = {}) {
  // The prefix is checked in packages/settings/src/secret-strength.ts.
  const random = (bytes) =>
    (isDemo ? 'demo-' : '') + crypto.randomBytes(bytes).toString('base64url');
  return {
    // No default, as a known address is half of the credentials.
    ADMIN_EMAIL: () => (isDemo ? 'editors@ports.example' : ''),
    // The suffix satisfies Strapi's rule: lower case, upper case, digit.
    ADMIN_PASSWORD: () => `${random(15)}-Pa1`,
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
}
