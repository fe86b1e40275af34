import { ENTRY_PAGES } from '@ports-authority/old-addresses';

/** An entry that a link names by the query of its page. */
interface EntryLink {
  /** Content types whose entries that page shows. */
  readonly types: readonly string[];
  /** In lower case. */
  readonly name: string;
}

/** Parameters that name an entry; those that choose a view or a page of a list are not among them. */
const NAMES = ['news', 'photo', 'video', 'a', 'port', 'number', 'r', 'id'];

/**
 * The entry that a link on the site leads to: a path in either language, or an address of the site
 * itself. Undefined for every other link.
 */
export function entryLinkOf(address: string, site: string): EntryLink | undefined {
  if (!URL.canParse(address, site)) return undefined;
  const { origin, pathname, searchParams } = new URL(address, site);
  if (origin !== site) return undefined;
  const page = pathname.replace(/^\/en(?=\/)/, '');
  const types = Object.keys(ENTRY_PAGES).filter((type) => ENTRY_PAGES[type] === page);
  const name = NAMES.map((parameter) => searchParams.get(parameter)).find(Boolean);
  return types.length > 0 && name ? { types, name: name.toLowerCase() } : undefined;
}
