import type { Core, UID } from '@strapi/strapi';
import { addAdminRoute, permissionsOf, type AdminContext } from '../admin-routes';
import { isForeign } from '../content-rules/publish-rules';
import type { Language } from '../preview/site-paths';
import { isDead } from './dead-links';
import { contradictionsIn, type Fact } from './facts';
import { readSettings } from '../settings';
import { types } from './panel';
import { isLocalised, placeOf, type Place } from './place';
import { factsFor } from './published-facts';
import { countersOfPorts, PORT, SETTINGS, totalsOfPorts, type Counter } from './totals';

/** A warning before publishing; the panel has its message in the editor's language. */
interface Warning {
  readonly code:
    | 'empty'
    | 'alt'
    | 'pictureAlt'
    | 'smallPicture'
    | 'foreignPicture'
    | 'translation'
    | 'deadLink'
    | 'cmsLink'
    | 'linkWords'
    | 'tooLong'
    | 'noDay'
    | 'noFile'
    | 'otherLanguage'
    | 'figure';
  readonly field?: string;
  /** The link, file or figure that it is about, or how many characters are too many. */
  readonly about?: string;
  /** The value in the other language. */
  readonly known?: string;
  /** The published figure and its entry. */
  readonly fact?: Pick<Fact, 'kind' | 'known' | 'isDraft' | 'place'>;
}

interface Attribute {
  readonly type: string;
  readonly required?: boolean;
  readonly pluginOptions?: { readonly editor?: { readonly html?: string } };
}

interface File {
  readonly name: string;
  readonly mime: string;
  /** In pixels; drawings have none. */
  readonly width?: number | null;
  /** The Arabic description. */
  readonly alternativeText?: string | null;
  /** The English description. */
  readonly caption?: string | null;
}

type Row = Readonly<Record<string, unknown>> & { readonly documentId: string };

const CIRCULAR = 'api::circular.circular';
const LINK = /<a\b[^>]*?\shref="([^"]*)"[^>]*>([\s\S]*?)<\/a>/gi;
const IMAGE = /<img\b[^>]*>/gi;
/** Words of obligation, in either language. */
const OBLIGATION =
  /(?<!\p{L})(?:[وف]?(?:يجب|يُ?لتزم|تُ?لتزم|يتعيّ?ن|لا يجوز|ي[ُ]?حظر|يُمنع)|must|shall|may not|(?:is|are) required to)(?!\p{L})/iu;
const EMPTY_WORDS = /^(?:اضغط هنا|انقر هنا|هنا|المزيد|click here|here|more|read more)$/i;

/** Registers GET /editing/warnings: what to look at in the saved draft of one language. */
export function registerWarnings(strapi: Core.Strapi): void {
  addAdminRoute(strapi, 'GET', '/editing/warnings', async (context: AdminContext) => {
    const place = placeOf(context.query);
    if (!place || permissionsOf(strapi, context, place.uid).cannot.read()) {
      return void context.forbidden();
    }
    context.body = { warnings: await warningsOf(strapi, place) };
  });
}

/** The warnings for the saved draft of one language. */
export async function warningsOf(
  strapi: Core.Strapi,
  { uid, documentId, locale }: Place,
): Promise<Warning[]> {
  const { attributes } = strapi.getModel(uid as UID.ContentType) as unknown as {
    attributes: Readonly<Record<string, Attribute>>;
  };
  const names = Object.keys(attributes);
  const media = names.filter((name) => attributes[name]?.type === 'media');
  const lists = names.filter((name) => attributes[name]?.type === 'component');
  const required = names.filter(
    (name) => attributes[name]?.required || fieldsOf(uid)[name]?.isNeededToPublish,
  );
  const texts = names.filter((name) => attributes[name]?.pluginOptions?.editor?.html);
  const rows = (await strapi.db.query(uid).findMany({
    where: { documentId, publishedAt: null },
    populate: [...media, ...lists, ...required],
  })) as Record<string, unknown>[];
  const draft = rows.find((row) => row.locale === locale || row.locale === null);
  if (!draft) return [];
  const language: Language = locale === 'en' ? 'en' : 'ar';
  const found = await Promise.all(
    texts.map((field) => ofText(strapi, field, String(draft[field] ?? ''))),
  );
  return [
    ...required
      .filter((name) => isEmpty(draft[name]))
      .map((field) => ({ code: 'empty', field }) as const),
    ...(isLocalised(strapi, uid) && rows.length === 1 ? [{ code: 'translation' } as const] : []),
    ...media.flatMap((field) =>
      ofFiles(field, [draft[field] ?? []].flat() as File[], language, fieldsOf(uid)[field]?.width),
    ),
    ...tooLong(uid, draft),
    ...noDay(uid, draft),
    ...noFile(uid, draft),
    ...otherCounters(
      draft,
      rows.find((row) => row !== draft),
    ),
    ...found.flat(),
    ...(await ofLinkFields(strapi, attributes, draft)),
    ...(await ofFigures(strapi, uid, draft, language)),
    ...(await ofTotals(strapi, uid, draft, language)),
  ];
}

/** Figures that differ from those published elsewhere. */
async function ofFigures(
  strapi: Core.Strapi,
  uid: string,
  draft: Readonly<Record<string, unknown>>,
  language: Language,
): Promise<Warning[]> {
  const { attributes } = strapi.getModel(uid as UID.ContentType) as unknown as {
    attributes: Readonly<Record<string, Attribute>>;
  };
  const facts = await factsFor(strapi, { uid, row: draft as Row }, language);
  return Object.entries(attributes).flatMap(([field, { type }]) =>
    textsOf(type, draft[field])
      .flatMap((text) => contradictionsIn(text, language, facts))
      .map(
        ({ found, fact: { kind, known, isDraft, place } }) =>
          ({ code: 'figure', field, about: found, fact: { kind, known, isDraft, place } }) as const,
      ),
  );
}

/** The texts of a field: its own, or those of the rows of a list. */
function textsOf(type: string, value: unknown): string[] {
  if (type === 'text' || type === 'string') return [String(value ?? '')];
  if (type !== 'component') return [];
  const rows = [value ?? []].flat() as object[];
  return rows.flatMap((row) => Object.values(row).filter((one) => typeof one === 'string'));
}

/** The home page's counters of all ports, and what the ports add up to. */
async function ofTotals(
  strapi: Core.Strapi,
  uid: string,
  draft: Readonly<Record<string, unknown>>,
  language: Language,
): Promise<Warning[]> {
  if (uid !== SETTINGS && uid !== PORT) return [];
  const totals = await totalsOfPorts(strapi, uid === PORT ? (draft as Row) : undefined);
  const settings =
    uid === SETTINGS
      ? draft
      : await strapi.db.query(SETTINGS).findOne({
          where: { publishedAt: { $notNull: true }, locale: language },
          populate: ['Counters'],
        });
  const wrong = countersOfPorts((settings ?? {}) as Row, totals).filter(
    ({ value, total }) => value !== total,
  );
  return wrong.map(({ kind, value, total }) =>
    uid === SETTINGS
      ? figure('Counters', value, { kind, known: String(total), place: placeNamed(PORT) })
      : figure(kind === 'terminalsTotal' ? 'Terminals' : 'Berths', total, {
          kind,
          known: String(value),
          place: placeNamed(SETTINGS),
        }),
  );
}

const placeNamed = (uid: string) => ({ uid, documentId: '', title: '' });

function figure(field: string, about: number, fact: NonNullable<Warning['fact']>): Warning {
  return { code: 'figure', field, about: String(about), fact };
}

/** The counters of the home page whose value is another one in the other language. */
function otherCounters(
  { Counters }: Readonly<Record<string, unknown>>,
  other: Readonly<Record<string, unknown>> | undefined,
): Warning[] {
  const counters = (rows: unknown) => (Array.isArray(rows) ? (rows as readonly Counter[]) : []);
  const values = new Map(counters(other?.Counters).map(({ Key, Value }) => [Key, Value]));
  return counters(Counters).flatMap(({ Key, Value, Label }): Warning[] => {
    const known = values.get(Key);
    if (known === undefined || Number(known) === Number(Value)) return [];
    const about = `${Value} ${Label}`;
    return [{ code: 'otherLanguage', field: 'Counters', about, known: String(known) }];
  });
}

/** Neither a preview nor a page shows an entry whose required fields are empty. */
const isEmpty = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  value === '' ||
  (Array.isArray(value) && value.length === 0);

const fieldsOf = (uid: string) => types[uid.slice(uid.indexOf('.') + 1)]?.fields ?? {};

/** Texts that are longer than their place on the site, with how many characters too many they have. */
function tooLong(uid: string, draft: Readonly<Record<string, unknown>>): Warning[] {
  return Object.entries(fieldsOf(uid)).flatMap(([field, { maxCharacters }]): Warning[] => {
    const used = [...String(draft[field] ?? '').trim()].length;
    if (!maxCharacters || used <= maxCharacters) return [];
    return [{ code: 'tooLong', field, about: String(used - maxCharacters) }];
  });
}

/** A circular with an obligation and no day from which it applies. */
function noDay(uid: string, draft: Readonly<Record<string, unknown>>): Warning[] {
  const { EffectiveDate, Body, Description } = draft;
  if (uid !== CIRCULAR || EffectiveDate) return [];
  const text = `${String(Description ?? '')} ${String(Body ?? '')}`;
  return OBLIGATION.test(text) ? [{ code: 'noDay', field: 'EffectiveDate' }] : [];
}

/** Entries that lead to a document, without it. */
function noFile(uid: string, draft: Readonly<Record<string, unknown>>): Warning[] {
  return Object.entries(fieldsOf(uid))
    .filter(([field, { isDocument }]) => isDocument && isEmpty(draft[field]))
    .map(([field]) => ({ code: 'noFile', field }));
}

/** @param least width in pixels from which a picture is sharp in its place */
function ofFiles(field: string, files: readonly File[], language: Language, least = 0): Warning[] {
  return files
    .filter(({ mime }) => mime.startsWith('image/'))
    .flatMap(({ name, width, alternativeText, caption }): Warning[] => [
      ...((language === 'ar' ? alternativeText : caption)
        ? []
        : [{ code: 'alt', field, about: name } as const]),
      ...(width && width < least ? [{ code: 'smallPicture', field, about: name } as const] : []),
    ]);
}

async function ofText(strapi: Core.Strapi, field: string, html: string): Promise<Warning[]> {
  const warnings: Warning[] = [];
  for (const [image] of html.matchAll(IMAGE)) {
    const source = /\ssrc="([^"]*)"/i.exec(image)?.[1];
    if (!/\salt="[^"]+"/i.test(image)) warnings.push({ code: 'pictureAlt', field, about: source });
    if (source && isForeign(source))
      warnings.push({ code: 'foreignPicture', field, about: source });
  }
  for (const [, href = '', inner = ''] of html.matchAll(LINK)) {
    const address = href.replace(/&amp;/g, '&');
    const words = inner.replace(/<[^>]*>/g, '').trim();
    if (!words || EMPTY_WORDS.test(words))
      warnings.push({ code: 'linkWords', field, about: words });
    warnings.push(...(await ofAddress(strapi, field, address)));
  }
  return warnings;
}

/** The fields that hold an address and nothing else: of the entry, and of the lists inside it. */
async function ofLinkFields(
  strapi: Core.Strapi,
  attributes: Readonly<Record<string, Attribute>>,
  draft: Readonly<Record<string, unknown>>,
): Promise<Warning[]> {
  const links = Object.entries(attributes).flatMap(([field, { type }]) => {
    if (field === 'Link') return [[field, draft[field]] as const];
    if (type !== 'component') return [];
    const rows = [draft[field] ?? []].flat() as { readonly Link?: unknown }[];
    return rows.map(({ Link }) => [field, Link] as const);
  });
  const found = links.flatMap(([field, address]) =>
    typeof address === 'string' && address ? [ofAddress(strapi, field, address)] : [],
  );
  return (await Promise.all(found)).flat();
}

async function ofAddress(strapi: Core.Strapi, field: string, address: string): Promise<Warning[]> {
  if (leadsToCms(address)) return [{ code: 'cmsLink', field, about: address }];
  return (await isDead(strapi, address)) ? [{ code: 'deadLink', field, about: address }] : [];
}

/** An address of this CMS that visitors can't open; the site serves its uploads itself. */
function leadsToCms(address: string): boolean {
  if (address.startsWith('/admin')) return true;
  if (!URL.canParse(address)) return false;
  const { host, pathname } = new URL(address);
  const { publicUrl, host: own, port } = readSettings();
  const hosts = [`${own}:${port}`, `localhost:${port}`, publicUrl && new URL(publicUrl).host];
  return hosts.includes(host) && !pathname.startsWith('/uploads/');
}
