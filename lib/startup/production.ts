/** To be imported first by server.ts: React and Next choose builds by NODE_ENV on load. */
const environment: Record<string, string | undefined> = process.env;
if (environment.NODE_ENV !== 'development') environment.NODE_ENV = 'production';
