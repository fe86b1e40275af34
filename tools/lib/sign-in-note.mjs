/**
 * How the editors of a demo sign in. The password is shown by the start that made it and by no later
 * one: terminals and their logs are read by others.
 * @param {{ ADMIN_EMAIL?: string, ADMIN_PASSWORD?: string }} settings of the CMS
 * @param {{ isNew: boolean }} start whether this one made the password
 */
export function signInNote({ ADMIN_EMAIL = '', ADMIN_PASSWORD = '' }, { isNew }) {
  return isNew
    ? `${ADMIN_EMAIL}  ${ADMIN_PASSWORD}  (shown this once; kept in backends/cms/.env)`
    : `${ADMIN_EMAIL}, with ADMIN_PASSWORD of backends/cms/.env`;
}
