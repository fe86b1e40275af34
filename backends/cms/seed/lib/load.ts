import type { Core, UID } from '@strapi/strapi';
import type { SeedEntry } from './content';
import { multiply, readEntries, type LocatedEntry } from './entries';
import { mediaOnDisk, uploadMedia } from './media';
import { referencedMedia, resolveFields, type Context, type Model } from './values';

const CATEGORY = 'api::category.category' as UID.ContentType;
const LOCALES = ['ar', 'en'] as const;
const SHOWN_PROBLEMS = 50;

export interface LoadOptions {
  dataDir: string;
  /** How often each article and circular is created, 1 or more. */
  scale: number;
  /** Leaves out missing files and invalid entries with a warning instead of failing. */
  allowMissing: boolean;
}

/**
 * Fills an empty database with the sample content of seed/content and seed/media.
 * @throws Error listing the missing files or the invalid entries.
 */
export async function loadSeed(strapi: Core.Strapi, options: LoadOptions): Promise<void> {
  const getModel = (uid: string): Model => strapi.getModel(uid as never);
  const entries = multiply(readEntries(strapi), options.scale);
  const files = mediaOnDisk();
  checkMedia(entries, files, getModel, options.allowMissing);

  console.log(`CMS: uploading ${files.size} files.`);
  const problems: string[] = [];
  const context: Context = {
    getModel,
    media: await uploadMedia(
      strapi,
      files,
      options.dataDir,
      (problem) => void problems.push(problem),
    ),
    categories: new Map(),
    now: new Date(),
    report: () => undefined,
  };

  console.log(`CMS: writing ${entries.length} entries in two languages.`);
  for (const group of [
    entries.filter(isCategory),
    entries.filter((located) => !isCategory(located)),
  ]) {
    for (const located of group) {
      const report = (problem: string, field?: string): void =>
        void problems.push(`${located.at(field)}${located.label}: ${problem}`);
      await writeEntry(strapi, located, { ...context, report }).catch((error) =>
        report(explain(error)),
      );
    }
    if (context.categories.size === 0) context.categories = await categoryIds(strapi);
  }

  if (problems.length > 0) {
    const more =
      problems.length > SHOWN_PROBLEMS ? `\n- and ${problems.length - SHOWN_PROBLEMS} more` : '';
    const list = `\n- ${problems.slice(0, SHOWN_PROBLEMS).join('\n- ')}${more}`;
    if (!options.allowMissing)
      throw new Error(`the sample content has ${problems.length} errors:${list}`);
    console.warn(`CMS: left out because SEED_ALLOW_MISSING is set:${list}`);
  }
}

function isCategory({ uid }: LocatedEntry): boolean {
  return uid === CATEGORY;
}

async function categoryIds(strapi: Core.Strapi): Promise<Map<string, string>> {
  const categories = await strapi.documents(CATEGORY).findMany({});
  return new Map(categories.map((category) => [String(category.Name), category.documentId]));
}

function checkMedia(
  entries: readonly LocatedEntry[],
  files: ReadonlyMap<string, string>,
  getModel: Context['getModel'],
  allowMissing: boolean,
): void {
  const missing = new Set<string>();
  for (const { uid, entry } of entries) {
    for (const part of [entry.shared, entry.ar, entry.en]) {
      for (const name of referencedMedia(getModel(uid), part ?? {}, getModel)) {
        if (!files.has(name)) missing.add(name);
      }
    }
  }
  if (missing.size === 0) return;
  const message = `the sample content refers to ${missing.size} files that are missing from seed/media: ${[...missing].sort().join(', ')}.`;
  if (!allowMissing) throw new Error(`${message} SEED_ALLOW_MISSING=1 seeds without them.`);
  console.warn(`CMS: ${message}`);
}

async function writeEntry(
  strapi: Core.Strapi,
  { uid, entry }: LocatedEntry,
  context: Context,
): Promise<void> {
  const documents = strapi.documents(uid) as unknown as Documents;
  const type = strapi.contentType(uid);
  const status = entry.draft || !type.options?.draftAndPublish ? {} : { status: 'published' };
  const localised =
    (type.pluginOptions as { i18n?: { localized?: boolean } }).i18n?.localized === true;

  if (!localised) {
    await documents.create({
      data: resolveFields(context.getModel(uid), { ...entry.shared }, context),
      ...status,
    });
    return;
  }
  const locales = entryLanguages(entry);
  if (locales.length === 0) context.report('has neither an Arabic nor an English part');
  let documentId: string | undefined;
  for (const locale of locales) {
    const data = resolveFields(
      context.getModel(uid),
      { ...entry.shared, ...entry[locale] },
      context,
    );
    if (documentId === undefined)
      ({ documentId } = await documents.create({ locale, data, ...status }));
    else await documents.update({ documentId, locale, data, ...status });
  }
}

function entryLanguages(entry: SeedEntry): (typeof LOCALES)[number][] {
  return LOCALES.filter((locale) => entry[locale] !== undefined);
}

interface Documents {
  create(params: object): Promise<{ documentId: string }>;
  update(params: object): Promise<unknown>;
}

function explain(error: unknown): string {
  const { message, details } = error as {
    message: string;
    details?: { errors?: { path: string[]; message: string }[] };
  };
  const parts = details?.errors?.map(({ path, message: text }) => `${path.join('.')}: ${text}`);
  return parts && parts.length > 0 ? parts.join('; ') : message;
}
