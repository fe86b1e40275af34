/** Cookie of a captcha session. */
export const CAPTCHA_COOKIE = 'captcha_session';

/** Value of that cookie. */
export const CAPTCHA_SESSION = /^[A-Za-z0-9_-]{43}$/;

/** Response header with the id of the picture's challenge. */
export const CAPTCHA_CHALLENGE_HEADER = 'x-captcha-challenge';

/** Value of that header, a UUID. */
export const CAPTCHA_CHALLENGE = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Request header with the visitor's IP address, for the limits per address. */
export const CLIENT_ADDRESS_HEADER = 'x-client-address';
