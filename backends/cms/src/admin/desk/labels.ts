import type { CaseLanguage } from '@ports-authority/e-services-contract';

/** The site's labels: nested groups of texts. */
export type Labels = Readonly<Record<string, unknown>>;

/** Reads the labels that the site's forms have, so that the desk shows the same words. */
export async function siteLabels(language: CaseLanguage): Promise<Labels> {
  const { default: labels } =
    language === 'ar'
      ? await import('../../../../../messages/ar.json')
      : await import('../../../../../messages/en.json');
  return labels;
}

/** The label with a key such as `contact.name`; undefined if there is none. */
export function labelOf(labels: Labels | undefined, key: string): string | undefined {
  let found: unknown = labels;
  for (const name of key.split('.')) {
    found = typeof found === 'object' && found !== null ? (found as Labels)[name] : undefined;
  }
  return typeof found === 'string' ? found : undefined;
}
