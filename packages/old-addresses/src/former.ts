import { PUBLIC_PATHS } from './pages';

/**
 * Content types whose entries have a page of their own that the query names, with the path of that
 * page. Articles, library items and videos share theirs.
 */
export const ENTRY_PAGES: Readonly<Record<string, `/${string}`>> = {
  article: PUBLIC_PATHS.article,
  library: PUBLIC_PATHS.article,
  video: PUBLIC_PATHS.article,
  port: PUBLIC_PATHS.ports,
  circular: PUBLIC_PATHS.circular,
  regulation: PUBLIC_PATHS.regulations,
  'home-page-announcement': PUBLIC_PATHS.announcement,
};

/**
 * Content types whose entries share a page, where a hash names them: browsers keep it to themselves,
 * so the page itself bears the former names.
 */
export const ENTRY_ANCHORS: Readonly<Record<string, `/${string}`>> = { faq: PUBLIC_PATHS.faq };

/** A name that an entry's page had before, and the one that it has. */
export interface FormerName {
  /** Content type. */
  readonly type: string;
  readonly former: string;
  readonly current: string;
}

/** The names that pages of entries had before. */
export class FormerNames {
  private readonly names = new Map<string, string>();

  constructor(rows: readonly FormerName[]) {
    for (const { type, former, current } of rows) {
      const page = ENTRY_PAGES[type];
      if (page) this.names.set(formerKey(page, former), current);
    }
    // However the rows came to be: no name leads to one that leads on.
    for (const [key, current] of [...this.names]) {
      const [page = ''] = key.split(' ');
      if (this.names.has(formerKey(page, current))) this.names.delete(key);
    }
  }

  /** The name that the page of an entry has now; undefined for one that never had another. */
  currentOf(page: string, name: string): string | undefined {
    return this.names.get(formerKey(page, name));
  }
}

const formerKey = (page: string, name: string): string => `${page} ${name.toLowerCase()}`;
