/** Client of Strapi's admin API, as used by the editors' panel. */
export class CmsApi {
  private token: string | undefined;

  constructor(
    private readonly address: string,
    private readonly signIn: { readonly email: string; readonly password: string },
  ) {}

  /** Document id of the entry with a value in a field. */
  async find(type: string, field: string, value: string): Promise<string> {
    const query = new URLSearchParams({ locale: 'ar', [`filters[${field}][$eq]`]: value });
    const { results } = await this.call<{ results: { documentId: string }[] }>(
      'GET',
      `${collection(type)}?${query}`,
    );
    if (!results[0]) throw new Error(`No ${type} with ${field} ${value}`);
    return results[0].documentId;
  }

  async read(type: string, id: string, locale: string): Promise<Record<string, unknown>> {
    const { data } = await this.call<{ data: Record<string, unknown> }>(
      'GET',
      `${collection(type)}/${id}?locale=${locale}`,
    );
    return data;
  }

  async change(type: string, id: string, locale: string, fields: object): Promise<void> {
    await this.call('PUT', `${collection(type)}/${id}?locale=${locale}`, fields);
    await this.call('POST', `${collection(type)}/${id}/actions/publish?locale=${locale}`, {});
  }

  async changeSingle(type: string, locale: string, fields: object): Promise<void> {
    const path = `/content-manager/single-types/api::${type}.${type}`;
    await this.call('PUT', `${path}?locale=${locale}`, fields);
    await this.call('POST', `${path}/actions/publish?locale=${locale}`, {});
  }

  async saveDraft(type: string, id: string, locale: string, fields: object): Promise<void> {
    await this.call('PUT', `${collection(type)}/${id}?locale=${locale}`, fields);
  }

  /** Creates a draft in one language; returns its document id. */
  async create(type: string, locale: string, fields: object): Promise<string> {
    const { data } = await this.call<{ data: { documentId: string } }>(
      'POST',
      `${collection(type)}?locale=${locale}`,
      fields,
    );
    return data.documentId;
  }

  /** URL of "Open preview"; undefined if the panel does not offer it. */
  async previewAddress(
    type: string,
    id: string | undefined,
    locale: string,
    status = 'draft',
  ): Promise<string | undefined> {
    const query = new URLSearchParams({ locale, status, ...(id && { documentId: id }) });
    const { data } = await this.call<{ data?: { url?: string } }>(
      'GET',
      `/content-manager/preview/url/api::${type}.${type}?${query}`,
    );
    return data?.url;
  }

  /** Document id of any entry; undefined for a single type. */
  async any(type: string): Promise<string | undefined> {
    const query = new URLSearchParams({ locale: 'ar', page: '1', pageSize: '1' });
    const answer = await this.call<{ results?: { documentId: string }[] }>(
      'GET',
      `${collection(type)}?${query}`,
    ).catch(() => undefined);
    return answer?.results?.[0]?.documentId;
  }

  async unpublish(type: string, id: string, locale: string): Promise<void> {
    await this.call('POST', `${collection(type)}/${id}/actions/unpublish?locale=${locale}`, {});
  }

  async unpublishSingle(type: string, locale: string): Promise<void> {
    const path = `/content-manager/single-types/api::${type}.${type}`;
    await this.call('POST', `${path}/actions/unpublish?locale=${locale}`, {});
  }

  private async call<Answer>(method: string, path: string, body?: object): Promise<Answer> {
    this.token ??= await this.login();
    const isForm = body instanceof FormData;
    const response = await fetch(this.address + path, {
      method,
      headers: {
        Authorization: `Bearer ${this.token}`,
        ...(!isForm && { 'Content-Type': 'application/json' }),
      },
      body: isForm ? body : body && JSON.stringify(body),
    });
    if (!response.ok) {
      throw new Error(`${method} ${path} answered ${response.status}: ${await response.text()}`);
    }
    return (await response.json()) as Answer;
  }

  /** Creates a panel account. @param role code of its role */
  async addAccount(role: string, name: string, email: string, password: string): Promise<void> {
    const [firstname, lastname] = name.split(' ');
    const roles = await this.call<{ data: { id: number; code: string }[] }>('GET', '/admin/roles');
    const id = roles.data.find(({ code }) => code === role)?.id;
    const invited = await this.call<{ data: { registrationToken: string } }>(
      'POST',
      '/admin/users',
      { firstname, lastname, email, roles: [id] },
    );
    const { registrationToken } = invited.data;
    const userInfo = { firstname, lastname, password };
    await this.call('POST', '/admin/register', { registrationToken, userInfo });
  }

  /** Sets the departments of a desk clerk; needs a desk head's account. @param name of the account */
  async setDepartments(name: string, departments: readonly string[]): Promise<void> {
    const people = await this.call<{ id: string; name: string }[]>('GET', '/desk/people');
    const person = people.find((candidate) => candidate.name === name);
    await this.call('PUT', `/desk/people/${person?.id}/departments`, { departments });
  }

  async replaceFile(id: number, name: string, type: string, content: Buffer): Promise<void> {
    const body = new FormData();
    body.append('files', new Blob([Uint8Array.from(content)], { type }), name);
    await this.call('POST', `/upload?id=${id}`, body);
  }

  /** Ends all sessions of an account, as "Active devices" in the panel does. */
  async endSessions(email: string, password: string): Promise<void> {
    const token = await this.login({ email, password });
    const response = await fetch(`${this.address}/admin/logout`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}` },
    });
    if (!response.ok) throw new Error(`Signing out of the CMS answered ${response.status}`);
  }

  private async login(signIn = this.signIn): Promise<string> {
    const response = await fetch(`${this.address}/admin/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(signIn),
    });
    const { data } = (await response.json()) as { data?: { token?: string } };
    if (!data?.token) throw new Error(`Sign-in to the CMS answered ${response.status}`);
    return data.token;
  }
}

function collection(type: string): string {
  return `/content-manager/collection-types/api::${type}.${type}`;
}
