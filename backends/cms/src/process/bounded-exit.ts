/** Shorter than what supervisors wait before they kill: Docker 10 s, systemd 90 s. */
const LIMIT_MS = 8000;

/**
 * Ends the process at the latest this long after a signal to stop, whatever Strapi, which has its own
 * handler, still waits for.
 * @param limitMs milliseconds
 */
export function boundExit(limitMs = LIMIT_MS): void {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      setTimeout(() => {
        console.error(`CMS: ended ${limitMs} ms after ${signal}, before everything was closed.`);
        process.exit(1);
      }, limitMs).unref();
    });
  }
}
