/** The part of pino's logger that the hub uses. */
export interface Log {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
}
