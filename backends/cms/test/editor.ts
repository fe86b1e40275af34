import assert from 'node:assert/strict';
import { readSettings } from '../src/settings';

export const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** Path of the entries of a content type. */
export const collection = (uid: string): string => `/content-manager/collection-types/${uid}`;

export interface Warning {
  code: string;
  field?: string;
  about?: string;
  known?: string;
  fact?: { kind: string; known: string };
}

export interface Editor {
  /** Authentication of admin routes. */
  readonly headers: { readonly authorization: string };
  /** Sends a request, with a body as JSON. */
  send(method: string, path: string, body?: unknown): Promise<Response>;
  /** Sends a request and returns its JSON. */
  call<T = Record<string, unknown>>(method: string, path: string, body?: unknown): Promise<T>;
  /** Lists drafts of a content type. */
  list<T = { documentId: string }>(uid: string, query: string): Promise<T[]>;
  /** Creates a draft and returns its document id. */
  create(uid: string, locale: string, fields: object): Promise<string>;
  save(uid: string, documentId: string, locale: string, fields: object): Promise<void>;
  publish(uid: string, documentId: string, locale: string): Promise<void>;
  unpublish(uid: string, documentId: string, locale: string): Promise<void>;
  /** Warnings about an Arabic draft. */
  warnings(uid: string, documentId: string): Promise<Warning[]>;
  /** @param path where a file is replaced */
  upload(name: string, type: string, content: string | Buffer, path?: string): Promise<Response>;
}

/** Signs in, by default with the first account. */
export async function signIn(
  url: string,
  { email, password } = readSettings().admin,
): Promise<Editor> {
  const response = await fetch(`${url}/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  assert.equal(response.status, 200, 'the generated account can sign in');
  const { data } = (await response.json()) as { data: { token: string } };

  const headers = { authorization: `Bearer ${data.token}` };

  const send = (method: string, path: string, body?: unknown): Promise<Response> =>
    fetch(`${url}${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  const call = async <T>(method: string, path: string, body?: unknown): Promise<T> => {
    const response = await send(method, path, body);
    const text = await response.text();
    assert.ok(response.ok, `${method} ${path}: ${response.status} ${text.slice(0, 300)}`);
    return (text ? JSON.parse(text) : {}) as T;
  };
  const entry = (uid: string, documentId: string): string => `${collection(uid)}/${documentId}`;
  return {
    headers,
    send,
    call,
    list: async <T>(uid: string, query: string) =>
      (await call<{ results: T[] }>('GET', `${collection(uid)}?${query}`)).results,
    create: async (uid, locale, fields) => {
      const path = `${collection(uid)}?locale=${locale}`;
      return (await call<{ data: { documentId: string } }>('POST', path, fields)).data.documentId;
    },
    save: async (uid, documentId, locale, fields) =>
      void (await call('PUT', `${entry(uid, documentId)}?locale=${locale}`, fields)),
    publish: async (uid, documentId, locale) =>
      void (await call('POST', `${entry(uid, documentId)}/actions/publish?locale=${locale}`, {})),
    unpublish: async (uid, documentId, locale) =>
      void (await call('POST', `${entry(uid, documentId)}/actions/unpublish?locale=${locale}`, {})),
    warnings: async (uid, documentId) => {
      const query = new URLSearchParams({ uid, documentId, locale: 'ar' });
      return (await call<{ warnings: Warning[] }>('GET', `/editing/warnings?${query}`)).warnings;
    },
    upload: (name, type, content, path = '/upload') => {
      const form = new FormData();
      form.append('files', new Blob([content], { type }), name);
      return fetch(url + path, { method: 'POST', headers, body: form });
    },
  };
}

export interface Person {
  id: number;
  email: string;
  editor: Editor;
}

export async function addPerson(
  url: string,
  admin: Editor,
  { code, email, password }: { code: string; email: string; password: string },
): Promise<Person> {
  const { data: roles } = await admin.call<{ data: { id: number; code: string }[] }>(
    'GET',
    '/admin/roles',
  );
  const role = roles.find((candidate) => candidate.code === code);
  assert.ok(role, `there is a role ${code}`);
  const { data } = await admin.call<{ data: { id: number; registrationToken: string } }>(
    'POST',
    '/admin/users',
    { firstname: code, email, roles: [role.id] },
  );
  await admin.call('POST', '/admin/register', {
    registrationToken: data.registrationToken,
    userInfo: { firstname: code, password },
  });
  return { id: data.id, email, editor: await signIn(url, { email, password }) };
}
