/** Cookie of a captcha session. */
export const CAPTCHA_COOKIE = 'captcha_session';

/** Value of that cookie. */
export const CAPTCHA_SESSION = /^[A-Za-z0-9_-]{43}$/;

/** Header with a challenge: of the response that shows it, and of the request that answers it. */
export const CAPTCHA_CHALLENGE_HEADER = 'x-captcha-challenge';

/** Value of that header: the encrypted challenge. */
export const CAPTCHA_CHALLENGE = /^[A-Za-z0-9_-]{48}$/;

/** Maximum of open challenges per session. */
export const MAX_OPEN_CHALLENGES = 8;

/**
 * Cookie with a session's newest challenges, oldest first, joined by points: for pages without
 * scripts, which cannot send the header.
 */
export const CAPTCHA_OPEN_COOKIE = 'captcha_open';

/** Value of that cookie. */
export const CAPTCHA_OPEN = /^[A-Za-z0-9_-]{48}(?:\.[A-Za-z0-9_-]{48}){0,7}$/;

/** Maximum playbacks of a challenge, in both languages together. */
export const MAX_LISTENINGS = 5;

/** Purpose of a proof of work: beside the code, or instead of it. */
export const PROOF_KINDS = ['step', 'instead'] as const;
export type ProofKind = (typeof PROOF_KINDS)[number];

/** Request header with a solved proof of work: base64 of the JSON {challenge, solution}. */
export const PROOF_HEADER = 'x-captcha-proof';

/** Value of that header. */
export const PROOF = /^[A-Za-z0-9+/]{1,2000}={0,2}$/;

/** Captcha answer of a form with a proof of work instead of the code. */
export const ANSWERED_BY_PROOF = 'proof';

/** Request header with the visitor's IP address, for rate limits. */
export const CLIENT_ADDRESS_HEADER = 'x-client-address';
