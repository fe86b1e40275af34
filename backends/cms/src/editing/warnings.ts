import type { Core } from '@strapi/strapi';
import { isForeign } from '../content-rules/publish-rules';
import { getModel, isLocalised, type Model } from '../content-types/models';
import type { Locale } from '@ports-authority/e-services-contract';
import { isDead } from './dead-links';
import { contradictionsIn, type Fact } from './facts';
import { readSettings } from '../settings';
import { types } from './panel';
import { addEntryRoute, type EntryRef } from './entry-ref';
import { factsFor } from './published-facts';
import { portCounters, PORT, SETTINGS, sumPorts, type Counter } from './totals';

/** A warning before publishing; the panel translates the code. */
export interface Warning {
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
  /** The link, file or figure, or the number of excess characters. */
  readonly about?: string;
  /** The value in the other language. */
  readonly known?: string;
  /** The published figure and its entry. */
  readonly fact?: Pick<Fact, 'kind' | 'known' | 'isDraft' | 'place'>;
}

interface File {
  readonly name: string;
  readonly mime: string;
  /** Pixels; SVG files have none. */
  readonly width?: number | null;
  readonly alternativeText?: string | null;
  readonly caption?: string | null;
}

type Row = Readonly<Record<string, unknown>> & { readonly documentId: string };

const CIRCULAR = 'api::circular.circular';
const LINK = /<a\b[^>]*?\shref="([^"]*)"[^>]*>([\s\S]*?)<\/a>/gi;
const IMAGE = /<img\b[^>]*>/gi;
/** Modal verbs of obligation in both languages. */
const OBLIGATION =
  /(?<!\p{L})(?:[وف]?(?:يجب|يُ?لتزم|تُ?لتزم|يتعيّ?ن|لا يجوز|ي[ُ]?حظر|يُمنع)|must|shall|may not|(?:is|are) required to)(?!\p{L})/iu;
const EMPTY_WORDS = /^(?:اضغط هنا|انقر هنا|هنا|المزيد|click here|here|more|read more)$/i;

/** GET /editing/warnings: warnings about the saved draft of a locale. */
export function registerWarnings(strapi: Core.Strapi): void {
  addEntryRoute(strapi, 'GET', '/editing/warnings', 'read', async (context, ref) => {
    context.body = { warnings: await findWarnings(strapi, ref) };
  });
}

export async function findWarnings(
  strapi: Core.Strapi,
  { uid, documentId, locale }: EntryRef,
): Promise<Warning[]> {
  const { attributes } = getModel(uid);
  const names = Object.keys(attributes);
  const media = names.filter((name) => attributes[name]?.type === 'media');
  const lists = names.filter((name) => attributes[name]?.type === 'component');
  const required = names.filter(
    (name) => attributes[name]?.required || fieldDefinitions(uid)[name]?.isNeededToPublish,
  );
  const texts = names.filter((name) => attributes[name]?.pluginOptions?.editor?.html);
  const rows = (await strapi.db.query(uid).findMany({
    where: { documentId, publishedAt: null },
    populate: [...media, ...lists, ...required],
  })) as Record<string, unknown>[];
  const draft = rows.find((row) => row.locale === locale || row.locale === null);
  if (!draft) return [];
  const language: Locale = locale === 'en' ? 'en' : 'ar';
  const found = await Promise.all(
    texts.map((field) => htmlWarnings(strapi, field, String(draft[field] ?? ''))),
  );
  return [
    ...required
      .filter((name) => isEmpty(draft[name]))
      .map((field) => ({ code: 'empty', field }) as const),
    ...(isLocalised(uid) && rows.length === 1 ? [{ code: 'translation' } as const] : []),
    ...media.flatMap((field) =>
      fileWarnings(
        field,
        [draft[field] ?? []].flat() as File[],
        language,
        fieldDefinitions(uid)[field]?.width,
      ),
    ),
    ...tooLong(uid, draft),
    ...noDay(uid, draft),
    ...noFile(uid, draft),
    ...counterMismatches(
      draft,
      rows.find((row) => row !== draft),
    ),
    ...found.flat(),
    ...(await linkFieldWarnings(strapi, attributes, draft)),
    ...(await figureWarnings(strapi, uid, draft, language)),
    ...(await totalWarnings(strapi, uid, draft, language)),
  ];
}

/** Figures that differ from published ones. */
async function figureWarnings(
  strapi: Core.Strapi,
  uid: string,
  draft: Readonly<Record<string, unknown>>,
  language: Locale,
): Promise<Warning[]> {
  const { attributes } = getModel(uid);
  const facts = await factsFor(strapi, { uid, row: draft as Row }, language);
  return Object.entries(attributes).flatMap(([field, { type }]) =>
    fieldTexts(type, draft[field])
      .flatMap((text) => contradictionsIn(text, language, facts))
      .map(
        ({ found, fact: { kind, known, isDraft, place } }) =>
          ({ code: 'figure', field, about: found, fact: { kind, known, isDraft, place } }) as const,
      ),
  );
}

function fieldTexts(type: string, value: unknown): string[] {
  if (type === 'text' || type === 'string') return [String(value ?? '')];
  if (type !== 'component') return [];
  const rows = [value ?? []].flat() as object[];
  return rows.flatMap((row) => Object.values(row).filter((text) => typeof text === 'string'));
}

/** Counters of the home page that differ from the totals of the ports. */
async function totalWarnings(
  strapi: Core.Strapi,
  uid: string,
  draft: Readonly<Record<string, unknown>>,
  language: Locale,
): Promise<Warning[]> {
  if (uid !== SETTINGS && uid !== PORT) return [];
  const totals = await sumPorts(strapi, uid === PORT ? (draft as Row) : undefined);
  const settings =
    uid === SETTINGS
      ? draft
      : await strapi.db.query(SETTINGS).findOne({
          where: { publishedAt: { $notNull: true }, locale: language },
          populate: ['Counters'],
        });
  const wrong = portCounters((settings ?? {}) as Row, totals).filter(
    ({ value, total }) => value !== total,
  );
  return wrong.map(({ kind, value, total }) =>
    uid === SETTINGS
      ? figure('Counters', value, { kind, known: String(total), place: emptyPlace(PORT) })
      : figure(kind === 'terminalsTotal' ? 'Terminals' : 'Berths', total, {
          kind,
          known: String(value),
          place: emptyPlace(SETTINGS),
        }),
  );
}

const emptyPlace = (uid: string) => ({ uid, documentId: '', title: '' });

function figure(field: string, about: number, fact: NonNullable<Warning['fact']>): Warning {
  return { code: 'figure', field, about: String(about), fact };
}

/** Counters of the home page with different values in both languages. */
function counterMismatches(
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

/** The site does not render entries with an empty required field. */
const isEmpty = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  value === '' ||
  (Array.isArray(value) && value.length === 0);

const fieldDefinitions = (uid: string) => types[uid.slice(uid.indexOf('.') + 1)]?.fields ?? {};

/** Texts longer than the site's layout allows. */
function tooLong(uid: string, draft: Readonly<Record<string, unknown>>): Warning[] {
  return Object.entries(fieldDefinitions(uid)).flatMap(([field, { maxCharacters }]): Warning[] => {
    const used = [...String(draft[field] ?? '').trim()].length;
    if (!maxCharacters || used <= maxCharacters) return [];
    return [{ code: 'tooLong', field, about: String(used - maxCharacters) }];
  });
}

/** Circulars with an obligation but no effective date. */
function noDay(uid: string, draft: Readonly<Record<string, unknown>>): Warning[] {
  const { EffectiveDate, Body, Description } = draft;
  if (uid !== CIRCULAR || EffectiveDate) return [];
  const text = `${String(Description ?? '')} ${String(Body ?? '')}`;
  return OBLIGATION.test(text) ? [{ code: 'noDay', field: 'EffectiveDate' }] : [];
}

function noFile(uid: string, draft: Readonly<Record<string, unknown>>): Warning[] {
  return Object.entries(fieldDefinitions(uid))
    .filter(([field, { isDocument }]) => isDocument && isEmpty(draft[field]))
    .map(([field]) => ({ code: 'noFile', field }));
}

/** @param minWidth pixels below which a picture is blurred on the site */
function fileWarnings(
  field: string,
  files: readonly File[],
  language: Locale,
  minWidth = 0,
): Warning[] {
  return files
    .filter(({ mime }) => mime.startsWith('image/'))
    .flatMap(({ name, width, alternativeText, caption }): Warning[] => [
      ...((language === 'ar' ? alternativeText : caption)
        ? []
        : [{ code: 'alt', field, about: name } as const]),
      ...(width && width < minWidth ? [{ code: 'smallPicture', field, about: name } as const] : []),
    ]);
}

async function htmlWarnings(strapi: Core.Strapi, field: string, html: string): Promise<Warning[]> {
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
    warnings.push(...(await linkWarnings(strapi, field, address)));
  }
  return warnings;
}

async function linkFieldWarnings(
  strapi: Core.Strapi,
  attributes: Model['attributes'],
  draft: Readonly<Record<string, unknown>>,
): Promise<Warning[]> {
  const links = Object.entries(attributes).flatMap(([field, { type }]) => {
    if (field === 'Link') return [[field, draft[field]] as const];
    if (type !== 'component') return [];
    const rows = [draft[field] ?? []].flat() as { readonly Link?: unknown }[];
    return rows.map(({ Link }) => [field, Link] as const);
  });
  const found = links.flatMap(([field, address]) =>
    typeof address === 'string' && address ? [linkWarnings(strapi, field, address)] : [],
  );
  return (await Promise.all(found)).flat();
}

async function linkWarnings(
  strapi: Core.Strapi,
  field: string,
  address: string,
): Promise<Warning[]> {
  if (isCmsUrl(address)) return [{ code: 'cmsLink', field, about: address }];
  return (await isDead(strapi, address)) ? [{ code: 'deadLink', field, about: address }] : [];
}

/** True for URLs of the CMS, which visitors cannot reach; the site serves uploads itself. */
function isCmsUrl(address: string): boolean {
  if (address.startsWith('/admin')) return true;
  if (!URL.canParse(address)) return false;
  const { host, pathname } = new URL(address);
  const { publicUrl, host: own, port } = readSettings();
  const hosts = [`${own}:${port}`, `localhost:${port}`, publicUrl && new URL(publicUrl).host];
  return hosts.includes(host) && !pathname.startsWith('/uploads/');
}
