const NAME = 'NEXT_SERVER_ACTIONS_ENCRYPTION_KEY';
const BYTES = 32;

/**
 * Validates the key that Next encrypts the ids of server actions with: an invalid one would show
 * only when a form is submitted without JavaScript.
 * @param {Readonly<Record<string, string | undefined>>} environment
 * @throws Error if the key is not base64 of 32 bytes
 */
export function checkServerActionsKey(environment = process.env) {
  const key = environment[NAME];
  if (!key) return;
  const bytes = Buffer.from(key, 'base64');
  if (bytes.length === BYTES && bytes.toString('base64') === key) return;
  throw new Error(
    `${NAME} must be base64 of ${BYTES} bytes, for example of "openssl rand -base64 ${BYTES}".`,
  );
}
