import type { BreadcrumbList } from 'schema-dts';
import { fullUrl } from '../full-url';

/** Steps down to a page, from the home page; the last one is the page itself. */
export function breadcrumbData(
  steps: readonly { readonly name: string; readonly path?: string }[],
): Exclude<BreadcrumbList, string> {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      // The last step is the page itself and needs no URL.
      item: path && index < steps.length - 1 ? fullUrl(path) : undefined,
    })),
  };
}
