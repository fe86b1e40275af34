/** Invalid arguments; printed without a stack. */
export class UsageError extends Error {}
