/** Below the kill timeout of supervisors: Docker 10 s, systemd 90 s. */
const LIMIT_MS = 8000;

/** Exits after a deadline on SIGTERM or SIGINT if Strapi's graceful shutdown has not finished. */
export function limitShutdown(limitMs = LIMIT_MS): void {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      setTimeout(() => {
        console.error(`CMS: ended ${limitMs} ms after ${signal}, before everything was closed.`);
        process.exit(1);
      }, limitMs).unref();
    });
  }
}
