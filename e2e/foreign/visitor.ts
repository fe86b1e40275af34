import { randomUUID } from 'node:crypto';
import { elements, parseDocument, textOf } from '../http/html';
import { withoutScripts } from '../support/http';
import { samplePdf } from './files.mjs';
import { readComment } from './files.mjs';
import type { Received } from './http-server.mjs';

/** Control URLs of the second service. */
export interface ServiceControl {
  readonly siteUrl: string;
  readonly serviceUrl: string;
}

/** Services of the shared stack. */
export function sharedServices(): ServiceControl {
  const { SITE_UNDER_TEST: siteUrl, SERVICE_UNDER_TEST: serviceUrl } = process.env;
  if (!siteUrl || !serviceUrl) throw new Error('The global setup sets the addresses');
  return { siteUrl, serviceUrl };
}

/** Page in response to a posted form. */
export interface Shown {
  readonly status: number;
  readonly text: string;
  readonly document: ReturnType<typeof parseDocument>;
}

/** A client without scripts that stores cookies like a browser. */
export class Visitor {
  private readonly cookies = new Map<string, string>();

  private readonly services = sharedServices();

  async get(path: string): Promise<Response> {
    return this.send(path, {});
  }

  async page(path: string): Promise<Shown> {
    return shown(await this.get(path));
  }

  /** Loads a new picture through the site and returns its code. */
  async captcha(): Promise<string> {
    const response = await this.get('/api/captcha');
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/png']);
    const comment = readComment(new Uint8Array(await response.arrayBuffer()));
    const { code } = (await control(this.services, `captchas/${comment}`)) as { code: string };
    return code;
  }

  /** Posts JSON to a handler of the site, as the pages' scripts do. */
  async call(path: string, values: Readonly<Record<string, string>>) {
    const response = await this.send(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ submissionKey: randomUUID(), ...values }),
    });
    return { status: response.status, body: (await response.json()) as ApiBody };
  }

  /**
   * Fills and posts the form of a page that has a field of the first name, including its existing
   * values. `button` is the text of the button; the last one by default.
   */
  async post(
    path: string,
    values: Readonly<Record<string, string | File>>,
    { within, button }: { within?: Shown; button?: string } = {},
  ): Promise<Shown> {
    const { document } = within ?? (await this.page(path));
    const [first = ''] = Object.keys(values);
    const form = elements(document, 'form').find((candidate) =>
      formFields(candidate).some(({ attribs }) => attribs.name === first),
    );
    if (!form) throw new Error(`${path} has no form with the field ${first}`);
    const data = new FormData();
    for (const [name, value] of valuesIn(form)) data.append(name, value);
    const buttons = elements(form, 'button').filter(({ attribs }) => attribs.type !== 'button');
    const pressed = button
      ? buttons.find((candidate) => textOf(candidate).includes(button))
      : buttons[buttons.length - 1];
    const { name, value = '' } = pressed?.attribs ?? {};
    if (name) data.append(name, value);
    for (const [field, content] of Object.entries(values)) data.set(field, content);
    return shown(await this.send(form.attribs.action || path, { method: 'POST', body: data }));
  }

  private async send(path: string, init: RequestInit): Promise<Response> {
    const { siteUrl } = this.services;
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(siteUrl + path, {
      redirect: 'manual',
      ...init,
      headers: {
        ...(init.headers as Record<string, string> | undefined),
        ...(cookie && { cookie }),
        ...(init.method === 'POST' && { origin: siteUrl, referer: siteUrl + path }),
      },
    });
    for (const header of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]*)=([^;]*)/.exec(header) ?? [];
      if (value === '') this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    return response;
  }
}

interface ApiBody {
  readonly isSuccess: boolean;
  readonly error: string | null;
  readonly data: unknown;
}

/** A PDF to attach. */
export function pdfFile(): File {
  return new File([new Uint8Array(samplePdf('attachment'))], 'attachment.pdf', {
    type: 'application/pdf',
  });
}

/** Requests of an operation that the second service has received. */
export async function receivedBy(services: ServiceControl, operation: string): Promise<Received[]> {
  const all = (await control(services, 'received')) as Received[];
  return all.filter(({ path }) => path.endsWith(`/${operation}`));
}

async function control({ serviceUrl }: ServiceControl, name: string): Promise<unknown> {
  return (await fetch(`${serviceUrl}/__control/${name}`)).json();
}

async function shown(response: Response): Promise<Shown> {
  const document = parseDocument(withoutScripts(await response.text()));
  return { status: response.status, text: textOf(document), document };
}

type Element = ReturnType<typeof elements>[number];

function formFields(form: Element): Element[] {
  return ['input', 'textarea', 'select'].flatMap((name) => elements(form, name));
}

/** Names and values that a browser would send. */
function valuesIn(form: Element): [string, string][] {
  return formFields(form).flatMap((field): [string, string][] => {
    const { name, type = '', value = '', disabled, checked } = field.attribs;
    if (!name || disabled !== undefined || type === 'file' || type === 'submit') return [];
    if ((type === 'radio' || type === 'checkbox') && checked === undefined) return [];
    if (field.name === 'textarea') return [[name, textOf(field)]];
    if (field.name !== 'select') return [[name, value]];
    const options = elements(field, 'option');
    const chosen = options.find(({ attribs }) => attribs.selected !== undefined) ?? options[0];
    return [[name, chosen?.attribs.value ?? '']];
  });
}
