const VARIABLE = 'CMS_SEEDING';

/** Marks this process as one that fills a database: no account, token or webhook is made in it. */
export function markSeeding(): void {
  process.env[VARIABLE] = 'true';
}

/** True in a process that fills a database with the sample content. */
export function isSeeding(): boolean {
  return process.env[VARIABLE] === 'true';
}
