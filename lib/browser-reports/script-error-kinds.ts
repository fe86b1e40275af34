/** Discriminates reports of script errors from CSP violations. */
export const SCRIPT_ERROR = 'script-error';

/** Uncaught errors and unhandled rejections. */
export const SCRIPT_ERROR_KINDS = ['error', 'rejection'] as const;
