import { ENTRY_PAGES } from '@ports-authority/old-addresses';

/** An entry that a link identifies by a query parameter. */
interface EntryLink {
  /** Content types whose entries that page shows. */
  readonly types: readonly string[];
  /** Slug or key in lower case. */
  readonly name: string;
}

/** Query parameters that identify an entry, unlike those for views and pagination. */
const NAMES = ['news', 'photo', 'video', 'a', 'port', 'number', 'r', 'id'];

/** Parses a link to an entry: a path in either language or a URL of the site; else undefined. */
export function parseEntryLink(address: string, site: string): EntryLink | undefined {
  if (!URL.canParse(address, site)) return undefined;
  const { origin, pathname, searchParams } = new URL(address, site);
  if (origin !== site) return undefined;
  const page = pathname.replace(/^\/en(?=\/)/, '');
  const types = Object.keys(ENTRY_PAGES).filter((type) => ENTRY_PAGES[type] === page);
  const name = NAMES.map((parameter) => searchParams.get(parameter)).find(Boolean);
  return types.length > 0 && name ? { types, name: name.toLowerCase() } : undefined;
}
