import { DESK_HEADERS, type DeskRole } from '@ports-authority/e-services-contract';
import { freePort } from './postgres.js';
import { Client } from './client.js';

const DESK_TOKEN = 'a-desk-token-of-32-characters-ab';

/** Settings of a service with a desk. */
export async function deskEnvironment(): Promise<Record<string, string>> {
  return { DESK_TOKEN, DESK_HOST: '127.0.0.1', DESK_PORT: String(await freePort()) };
}

/** The desk of a service, for a member of staff. */
export function deskClient(
  port: number,
  role: DeskRole = 'clerk',
  departments = '*',
  name = 'سارة العمري',
): Client {
  return new Client(`http://127.0.0.1:${port}/desk`, {
    authorization: `Bearer ${DESK_TOKEN}`,
    [DESK_HEADERS.user]: `user-${role}`,
    [DESK_HEADERS.name]: encodeURIComponent(name),
    [DESK_HEADERS.role]: role,
    [DESK_HEADERS.departments]: departments,
  });
}
