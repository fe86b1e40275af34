/**
 * Options of pino that give the lines of every service one shape: `level` as a word, `time` in ISO
 * 8601 with UTC, `service`, what the line is about, `msg`.
 */
export function logShape(service: string) {
  return {
    base: { service },
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: { level: (level: string) => ({ level }) },
  };
}
