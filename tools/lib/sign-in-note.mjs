/**
 * The sign-in of a demo's editors. The password is printed only by the start that generated it,
 * because terminal logs are shared.
 * @param {{ ADMIN_EMAIL?: string, ADMIN_PASSWORD?: string }} settings of the CMS
 * @param {{ isNew: boolean }} start true: the password was just generated
 */
export function signInNote({ ADMIN_EMAIL = '', ADMIN_PASSWORD = '' }, { isNew }) {
  return isNew
    ? `${ADMIN_EMAIL}  ${ADMIN_PASSWORD}  (shown this once; kept in backends/cms/.env)`
    : `${ADMIN_EMAIL}, with ADMIN_PASSWORD of backends/cms/.env`;
}
