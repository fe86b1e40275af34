import type * as yup from 'yup';
import '../content/collections';
import { config } from '../config';
import { contentSources, type ContentSource } from '../content/collection';
import { fieldMeta } from '../content/fields';
import { document, picture, type OneFile } from '../content/media-fields';
import { onEntryRead, type EntryReading } from '../content/reports';
import { isoDate } from '../content/values';
import { isObject } from '../content/wire';
import { locales, type Locale } from '../i18n/locales';
import { mediaOfPath } from '../media/media-path';
import { CONTENT_CONTRACT, OWN_TYPES, type TypeContract } from './content-contract';
import { failureReason, closeCircuits } from './reasons';
import type { RecordedRequest, RequestRecorder } from './recorded-requests';
import { grouped, callTimes, type Finding, type Section } from './report';

/** Number of examples in a finding. */
const MAX_EXAMPLES = 3;
const SAMPLE_FILES = { picture: 'a picture', document: 'a document' } as const;
const MEDIA_TIMEOUT_MS = 10_000;

/** An entry with its language. */
interface Reading extends EntryReading {
  readonly locale: Locale;
}

interface TypeCheck {
  readonly source: ContentSource;
  readonly readings: readonly Reading[];
  readonly requests: readonly RecordedRequest[];
  /** Errors of reads, by language. */
  readonly failures: Partial<Record<Locale, unknown>>;
}

type FileKind = keyof typeof SAMPLE_FILES;

/** Checks every type of the content API: reads it as pages do, and fetches one picture and one document. */
export async function checkContent(recorder: RequestRecorder): Promise<Section> {
  const began = recorder.position;
  const findings: Finding[] = [];
  const samples = new Map<FileKind, string>();
  let leftOut = 0;
  const contracts = { ...CONTENT_CONTRACT, ...OWN_TYPES };
  for (const [name, contract] of Object.entries(contracts)) {
    const source = contentSources().get(name);
    if (!source) continue;
    const check = await checkType(source, recorder);
    findings.push(...typeFindings(check, contract));
    leftOut += check.readings.filter(({ entry }) => !entry).length;
    for (const [kind, path] of servedFiles(check)) if (!samples.has(kind)) samples.set(kind, path);
  }
  const isThere = (type: string) =>
    findings.some(({ state, about }) => state === 'ok' && about === type);
  /** Types whose alternative exists. */
  const replaced = Object.keys(contracts).filter((name) =>
    isThere(contracts[name]?.alternative ?? ''),
  );
  for (const [kind, path] of samples) findings.push(await checkFile(kind, path));
  findings.push({
    state: 'not tried',
    about: 'contact-forms, upload',
    sentence:
      config().contactFormTarget === 'content'
        ? 'POST; contact forms are stored here.'
        : 'POST; used with CONTACT_FORM_TARGET=content alone.',
  });
  const requests = await recorder.since(began);
  return {
    title: 'Content API',
    url: config().contentApiUrl,
    findings: findings.filter(
      ({ state, about }) => state !== 'missing' || !replaced.includes(about),
    ),
    leftOut,
    times: callTimes(
      requests.flatMap(({ url, ms }) =>
        ms === undefined || !url.pathname.includes('/api/')
          ? []
          : [{ call: endpointName(url), ms }],
      ),
    ),
  };
}

function endpointName(url: URL): string {
  return url.pathname.replace(/^.*\/api\//, '');
}

async function checkType(source: ContentSource, recorder: RequestRecorder): Promise<TypeCheck> {
  const position = recorder.position;
  const readings = new Map<string, Reading>();
  const failures: Partial<Record<Locale, unknown>> = {};
  for (const locale of locales) {
    onEntryRead((reading) => {
      const key = JSON.stringify([locale, reading.item.documentId, reading.item.id]);
      if (!readings.has(key)) readings.set(key, { ...reading, locale });
    });
    closeCircuits();
    try {
      await source.tryReads(locale);
    } catch (error) {
      failures[locale] = error;
    }
  }
  const requests = await recorder.since(position);
  return { source, readings: [...readings.values()], requests, failures };
}

function typeFindings(check: TypeCheck, contract: TypeContract): Finding[] {
  const { source, readings, requests, failures } = check;
  const about = source.apiName;
  const failed = locales.flatMap((locale): Finding[] =>
    failures[locale] === undefined
      ? []
      : [{ state: 'wrong', about, sentence: `${locale}: ${failureReason(failures[locale])}.` }],
  );
  if (failed.length > 0) return failed;
  const statuses = requests.map(({ status }) => status);
  const absent = statuses.find((status) => status === 404 || status === 403);
  if (absent !== undefined && readings.length === 0) {
    const cause = absent === 403 ? 'status 403, not public and not for this token' : 'status 404';
    return [{ state: 'missing', about, sentence: `${cause}; then ${contract.without}.` }];
  }
  const counts = locales.map((locale) => {
    const own = readings.filter((reading) => reading.locale === locale);
    return `${locale} ${own.filter(({ entry }) => entry).length}/${own.length}`;
  });
  const fallback = statuses.includes(400) ? ', filtered and ordered by the site' : '';
  return [
    { state: 'ok', about, sentence: `${counts.join(', ')} entries shown${fallback}.` },
    ...leftOutFindings(check, contract),
    ...fieldFindings(check, contract),
  ];
}

/** One finding for each field whose absence drops entries. */
function leftOutFindings(
  { source, readings }: TypeCheck,
  { extras = {} }: TypeContract,
): Finding[] {
  // A missing extra field is reported by `fieldFindings`.
  const leftOut = readings.filter(
    ({ entry, field = '' }) => !entry && !(field in extras && isAbsent(readings, field)),
  );
  return [...grouped(leftOut, ({ field }) => field ?? '')].map(([field, own]) => ({
    state: 'wrong',
    about: fieldName(source, field),
    sentence: `no ${kindText(source.fields[field])} in ${examples(own)}; left out.`,
  }));
}

function fieldFindings({ source, readings }: TypeCheck, contract: TypeContract): Finding[] {
  const texts: Readonly<Record<string, string>> = { ...contract.fields, ...contract.extras };
  return Object.entries(source.fields).flatMap(([name, field]): Finding[] => {
    const about = fieldName(source, name);
    if (isAbsent(readings, name)) {
      return [{ state: 'missing', about, sentence: `then ${texts[name] ?? ''}.` }];
    }
    const unusable = readings.filter((reading) => !isUsable(reading, name, field));
    const elsewhere = readings.flatMap((reading) =>
      filesIn(fieldValue(reading, name)).flatMap((file) => {
        const isServed = isPicture(file)
          ? picture(file, reading.locale) !== null
          : document(file) !== null;
        return isServed ? [] : [{ reading, host: hostName(file.url) }];
      }),
    );
    const kind = kindText(field);
    const hosts = [...new Set(elsewhere.map(({ host }) => host))].join(', ');
    return [
      ...(unusable.length === 0
        ? []
        : [wrong(about, `no ${kind} in ${examples(unusable)}; shown as if it were empty.`)]),
      ...(elsewhere.length === 0
        ? []
        : [
            wrong(
              about,
              `files of ${hosts}, which the site does not serve (CONTENT_MEDIA_URL): ${examples(elsewhere.map(({ reading }) => reading))}.`,
            ),
          ]),
      ...identifierFindings(source, readings, name),
    ];
  });
}

function identifierFindings(
  source: ContentSource,
  readings: readonly Reading[],
  name: string,
): Finding[] {
  if (!fieldMeta(source.fields[name]).identifies) return [];
  const replaced = readings.filter(
    (reading) =>
      isGiven(reading.item[name]) && fieldValue(reading, name) === reading.item.documentId,
  );
  if (replaced.length === 0) return [];
  const sentence = `does not fit into a link; links have the id of ${examples(replaced)}.`;
  return [{ state: 'note', about: fieldName(source, name), sentence }];
}

/** True if no entry has the field. */
function isAbsent(readings: readonly Reading[], name: string): boolean {
  return readings.length > 0 && readings.every(({ item }) => item[name] === undefined);
}

function wrong(about: string, sentence: string): Finding {
  return { state: 'wrong', about, sentence };
}

/** True if the value has a type that the site can read. */
function isUsable(reading: Reading, name: string, field: yup.ObjectShape[string] | undefined) {
  const given = reading.item[name];
  if (!reading.entry || !isGiven(given)) return true;
  const read = fieldValue(reading, name);
  const { publishes, isComponent } = fieldMeta(field);
  if (publishes) return isoDate(given) !== null;
  if (isComponent && Array.isArray(given))
    return Array.isArray(read) && read.length === given.length;
  return isGiven(read);
}

function isGiven(value: unknown): boolean {
  if (value === null || value === undefined) return false;
  if (typeof value === 'string') return value.trim() !== '';
  return !Array.isArray(value) || value.length > 0;
}

function fieldValue({ entry }: Reading, name: string): unknown {
  return isObject(entry) ? entry[name] : undefined;
}

/** Files in a value, components included. */
function filesIn(value: unknown): NonNullable<OneFile>[] {
  if (Array.isArray(value)) return value.flatMap(filesIn);
  if (!isObject(value)) return [];
  if (typeof value.url === 'string' && typeof value.mime === 'string') {
    return [value as unknown as NonNullable<OneFile>];
  }
  return Object.values(value).flatMap((part) => (isObject(part) ? filesIn(part) : []));
}

function isPicture({ mime, url }: NonNullable<OneFile>): boolean {
  return mime ? mime.startsWith('image/') : /\.(?:png|jpe?g|gif|webp|avif|svg)$/i.test(url);
}

function hostName(url: string): string {
  return URL.canParse(url) ? new URL(url).host : url;
}

function* servedFiles({ readings, source }: TypeCheck): Generator<[FileKind, string]> {
  for (const reading of readings) {
    for (const name of Object.keys(source.fields)) {
      for (const file of filesIn(fieldValue(reading, name))) {
        const kind = isPicture(file) ? 'picture' : 'document';
        const src = (kind === 'picture' ? picture(file, reading.locale) : document(file))?.src;
        if (src?.startsWith('/media/')) yield [kind, src];
      }
    }
  }
}

async function checkFile(kind: FileKind, src: string): Promise<Finding> {
  const { contentMediaUrl } = config();
  const about = SAMPLE_FILES[kind];
  const url = `${contentMediaUrl}/uploads/${mediaOfPath(src).name}`;
  try {
    const { ok, status } = await fetch(url, { signal: AbortSignal.timeout(MEDIA_TIMEOUT_MS) });
    if (!ok) return wrong(about, `status ${status} at ${url}.`);
    return { state: 'ok', about, sentence: `served from ${contentMediaUrl}/uploads.` };
  } catch (error) {
    return wrong(about, `${failureReason(error)} at ${url}.`);
  }
}

function fieldName({ apiName }: ContentSource, field: string): string {
  return field ? `${apiName}.${field}` : apiName;
}

/** Ids of entries with their languages. */
function examples(readings: readonly Reading[]): string {
  const named = readings
    .slice(0, MAX_EXAMPLES)
    .map(({ locale, item }) => `${locale} entry ${String(item.documentId) || '(no id)'}`);
  const others = readings.length - named.length;
  return [...named, ...(others > 0 ? [`${others} others`] : [])].join(', ');
}

const KINDS: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'number',
  object: 'relation',
};

/** Human-readable type of a field. */
export function kindText(field: yup.ObjectShape[string] | undefined): string {
  const { identifies, publishes, isComponent, holds } = fieldMeta(field);
  if (identifies) return 'text or number';
  if (publishes) return 'date';
  if (isComponent) return 'list of components';
  if (typeof holds === 'string') return holds;
  return KINDS[field && 'type' in field ? String(field.type) : ''] ?? 'JSON';
}
