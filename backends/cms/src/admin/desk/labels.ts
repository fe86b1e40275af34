import type { Locale } from '@ports-authority/e-services-contract';

/** The site's messages: nested groups of strings. */
export type Labels = Readonly<Record<string, unknown>>;

/** Loads the site's messages: the desk shows the same labels as the forms. */
export async function siteLabels(language: Locale): Promise<Labels> {
  const { default: labels } =
    language === 'ar'
      ? await import('../../../../../messages/ar.json')
      : await import('../../../../../messages/en.json');
  return labels;
}

export function findLabel(labels: Labels | undefined, key: string): string | undefined {
  let found: unknown = labels;
  for (const name of key.split('.')) {
    found = typeof found === 'object' && found !== null ? (found as Labels)[name] : undefined;
  }
  return typeof found === 'string' ? found : undefined;
}
