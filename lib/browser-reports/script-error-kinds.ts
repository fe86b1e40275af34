/** Key of a report's body that distinguishes an error of a script from a violation of the policy. */
export const SCRIPT_ERROR = 'script-error';

/** How an error got past the scripts: it was thrown, or a promise was rejected. */
export const SCRIPT_ERROR_KINDS = ['error', 'rejection'] as const;
