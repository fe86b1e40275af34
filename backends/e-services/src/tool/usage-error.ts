/** A mistake of the caller's; its message is printed without a stack. */
export class UsageError extends Error {}
