import type { BreadcrumbList } from 'schema-dts';
import { fullUrl } from '../full-url';

/** Breadcrumbs from the home page to the page itself. */
export function breadcrumbData(
  steps: readonly { readonly name: string; readonly path?: string }[],
): Exclude<BreadcrumbList, string> {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      // The page itself needs no URL.
      item: path && index < steps.length - 1 ? fullUrl(path) : undefined,
    })),
  };
}
