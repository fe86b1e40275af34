import crypto from 'node:crypto';

/**
 * The settings without which the CMS does not start, each with a function that generates a value.
 * @param {{ isDemo?: boolean }} options A demo's secrets carry a prefix that a public CMS refuses.
 * @returns {Record<string, () => string>}
 */
export function generatedSettings({ isDemo = false } = {}) {
  // src/own-secrets.ts and the site's lib/config/own-secrets.ts know the prefix.
  const random = (bytes) =>
    (isDemo ? 'demo-' : '') + crypto.randomBytes(bytes).toString('base64url');
  return {
    // Empty by default: a well-known address is half of a sign-in.
    ADMIN_EMAIL: () => (isDemo ? 'editors@ports.example' : ''),
    // Satisfies Strapi's rule (lower case, upper case, digit) whatever the random part is.
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
