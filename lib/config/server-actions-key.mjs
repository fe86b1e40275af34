const NAME = 'NEXT_SERVER_ACTIONS_ENCRYPTION_KEY';
const BYTES = 32;

/**
 * Looks at the key that Next names form actions with; a wrong one would show only when a visitor
 * without scripts sends a form.
 * @param {Readonly<Record<string, string | undefined>>} environment
 * @throws Error with a sentence for a key that is not base64 of 32 bytes
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
