import { otherLocale, type Locale } from '../../i18n/locales';
import { filterStarted } from '../timed';
import { firstDay, type Circular } from './circular';

/** A link to another circular; no subject if the language lacks it. */
export interface RelatedCircular {
  readonly number: string;
  readonly subject: string;
}

export interface CircularRelations {
  readonly replaces: readonly RelatedCircular[];
  readonly replacedBy: readonly RelatedCircular[];
}

type Linked = Pick<Circular, 'number' | 'subject' | 'replaces'>;

/** A circular that may replace others or be replaced. */
export type LinkedCircular = Linked & Pick<Circular, 'releasedAt' | 'publishedAt'>;

/** Circulars that some circulars replace or are replaced by. */
export type LinkedCirculars = Readonly<Record<Locale, readonly LinkedCircular[]>>;

/** A circular with its relations. */
export interface ListedCircular extends Circular {
  readonly relations: CircularRelations;
}

/** Adds the relations to circulars that have started. */
export async function withRelations<Item extends Circular>(
  locale: Locale,
  items: readonly Item[],
  linked: LinkedCirculars,
): Promise<(Item & ListedCircular)[]> {
  const [own, others] = await Promise.all(
    [locale, otherLocale(locale)].map((language) => filterStarted(linked[language], firstDay)),
  );
  return items.map((item) => ({
    ...item,
    relations: circularRelations(item, own ?? [], others ?? []),
  }));
}

/**
 * Replaced and replacing circulars. Editors enter the relation on the newer one only; one that
 * exists only in the other language counts too.
 * @param own circulars in the page's language
 * @param others circulars in the other language
 */
export function circularRelations(
  { number, replaces }: Linked,
  own: readonly Linked[],
  others: readonly Linked[],
): CircularRelations {
  const toRelated = (related: string): RelatedCircular => ({
    number: related,
    subject: own.find((known) => known.number === related)?.subject ?? '',
  });
  const newer = [...own, ...others].filter((circular) => circular.replaces.includes(number));
  const known = new Set([...own, ...others].map((circular) => circular.number));
  return {
    replaces: replaces.filter((candidate) => known.has(candidate)).map(toRelated),
    replacedBy: [...new Set(newer.map((circular) => circular.number))].map(toRelated),
  };
}
