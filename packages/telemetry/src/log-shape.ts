/** Shared pino options: `level` as a word, `time` in ISO 8601 UTC, `service`, fields, `msg`. */
export function logShape(service: string) {
  return {
    base: { service },
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: { level: (level: string) => ({ level }) },
  };
}
