import type { Legislation } from 'schema-dts';
import { publicationDay } from '../../content/circulars/circular';
import type { FoundCircular } from '../../content/collections/circulars';
import type { RelatedCircular } from '../../content/circulars/relations';
import type { Locale } from '../../i18n/locales';
import { circularHref } from '../../routing/circular-pages';
import { fullUrl } from '../full-url';
import { organizationReference } from './organization';

/** A circular with its dates, document and replaced circulars, at its canonical URL. */
export function circularData(
  { circular, language }: FoundCircular,
  { authority }: { authority: string },
): Exclude<Legislation, string> {
  const { number, subject, description, file } = circular;
  const url = fullUrl(circularHref(language, number));
  return {
    '@type': 'Legislation',
    '@id': url,
    url,
    name: subject || number,
    description: description || undefined,
    inLanguage: language,
    legislationIdentifier: number,
    legislationDate: circular.releasedAt,
    datePublished: publicationDay(circular),
    dateModified: circular.updatedAt,
    temporalCoverage: period(circular.effectiveFrom, circular.withdrawnFrom),
    publisher: organizationReference(language, authority),
    encoding: file
      ? { '@type': 'MediaObject', contentUrl: fullUrl(file.src), encodingFormat: file.type }
      : undefined,
    legislationRepeals: circular.relations.replaces.map((replaced) =>
      reference(language, replaced),
    ),
  };
}

function reference(locale: Locale, { number }: RelatedCircular) {
  return {
    '@type': 'Legislation',
    '@id': fullUrl(circularHref(locale, number)),
    legislationIdentifier: number,
  } satisfies Legislation;
}

/** An ISO 8601 interval; unknown ends are open. */
function period(from: string | null, until: string | null): string | undefined {
  return from || until ? `${from ?? '..'}/${until ?? '..'}` : undefined;
}
