const VARIABLE = 'CMS_SEEDING';

/** A seeding process creates no accounts, tokens or webhooks. */
export function markSeeding(): void {
  process.env[VARIABLE] = 'true';
}

export function isSeeding(): boolean {
  return process.env[VARIABLE] === 'true';
}
