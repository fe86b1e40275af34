/**
 * Must be imported first by server.ts: React and Next select their builds by NODE_ENV at load time.
 */
const environment: Record<string, string | undefined> = process.env;
if (environment.NODE_ENV !== 'development') environment.NODE_ENV = 'production';
