/*
 * Imported first by server.ts: React and Next decide by NODE_ENV, while they are loaded, which of
 * their builds to run.
 */
const environment: Record<string, string | undefined> = process.env;
if (environment.NODE_ENV !== 'development') environment.NODE_ENV = 'production';
