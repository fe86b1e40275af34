const VARIABLE = 'CMS_SEEDING';

/** Marks this process as seeding: it creates no account, token or webhook. */
export function markSeeding(): void {
  process.env[VARIABLE] = 'true';
}

/** True while this process seeds a database with the sample content. */
export function isSeeding(): boolean {
  return process.env[VARIABLE] === 'true';
}
