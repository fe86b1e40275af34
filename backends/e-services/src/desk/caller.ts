import {
  DEPARTMENTS,
  DESK_ERRORS,
  DESK_HEADERS,
  DESK_ROLES,
} from '@ports-authority/e-services-contract';
import type { FastifyRequest } from 'fastify';
import type { Caller } from '../cases/caller.js';
import { DeskRefusal } from '../cases/refusal.js';

const USER_ID = /^[\w.@-]{1,100}$/;
const MAX_NAME_CHARACTERS = 200;

/**
 * Reads the caller from the headers; the desk token authorises them.
 * @throws DeskRefusal
 */
export function readCaller(request: FastifyRequest): Caller {
  const id = header(request, DESK_HEADERS.user);
  const name = decoded(header(request, DESK_HEADERS.name));
  const role = DESK_ROLES.find((known) => known === header(request, DESK_HEADERS.role));
  const named = header(request, DESK_HEADERS.departments);
  if (!USER_ID.test(id) || !name || name.length > MAX_NAME_CHARACTERS || !role) {
    throw new DeskRefusal(DESK_ERRORS.input, 'The headers name no caller.');
  }
  const ids = named.split(',').map((part) => part.trim());
  const departments = DEPARTMENTS.filter(
    (department) => named.trim() === '*' || ids.includes(department),
  );
  return { person: { id, name }, role, departments };
}

/** @throws DeskRefusal unless the caller may change cases */
export function requireClerk({ role }: Caller): void {
  if (role === 'reader') throw new DeskRefusal(DESK_ERRORS.role, 'A reader may not change cases.');
}

/** @throws DeskRefusal unless the caller is a head */
export function requireHead({ role }: Caller): void {
  if (role !== 'head') throw new DeskRefusal(DESK_ERRORS.role, 'Only heads may do that.');
}

function header(request: FastifyRequest, name: string): string {
  const value = request.headers[name];
  return typeof value === 'string' ? value : '';
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text).trim();
  } catch {
    return '';
  }
}
