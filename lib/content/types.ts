/** The authority's contact facts: one record, used everywhere (decisions, "Contact facts"). */
export interface ContactFacts {
  readonly shortNumber: string;
  readonly internationalNumber: string;
  readonly fax: string;
  readonly email: string;
  readonly postalBox: string;
  readonly address: string;
  readonly supportHours: string;
}

/** A port as menus and the footer name it. */
export interface PortLink {
  readonly slug: string;
  readonly name: string;
}

/** One of the authority's pages in a social network. */
export interface SocialLink {
  readonly network: 'x' | 'youtube' | 'linkedin' | 'instagram';
  readonly url: string;
}

/** A picture with its size in pixels and its alternative text in the page's language. */
export interface Picture {
  readonly src: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
}

/** A file to download; size in bytes. */
export interface MediaFile {
  readonly src: string;
  readonly bytes: number;
  readonly type: string;
}

/** What every entry tells about itself; ISO date-time of its last change. */
export interface Entry {
  readonly updatedAt: string;
}

/** Article categories, named as in the content API (not localised). */
export type ArticleCategory = 'News' | 'newsletter' | 'Photos' | 'History';

/** An article as lists show it. */
export interface ArticleSummary extends Entry {
  readonly slug: string;
  readonly title: string;
  readonly summary: string;
  /** ISO date-time. */
  readonly publishedAt: string;
  readonly category: ArticleCategory;
  readonly cardImage: Picture | null;
  readonly imageCount: number;
}

/** An article with its safe HTML body (specification §3). */
export interface Article extends ArticleSummary {
  readonly body: string;
  readonly images: readonly Picture[];
  /** Whether the other language has it too. */
  readonly translated: boolean;
}

export interface Video extends Entry {
  readonly title: string;
  readonly summary: string;
  /** A file on this site or an address of another one. */
  readonly address: string;
  readonly thumbnail: Picture | null;
  readonly publishedAt: string;
  readonly durationSeconds: number | null;
}

export interface Newsletter extends Entry {
  readonly title: string;
  readonly publishedAt: string;
  readonly thumbnail: Picture | null;
  readonly file: MediaFile | null;
}

export interface LibraryItem extends Entry {
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  readonly file: MediaFile | null;
  readonly publishedAt: string;
}

/** One page of a list. */
export interface ListPage<Item> {
  readonly items: readonly Item[];
  readonly page: number;
  readonly pages: number;
  readonly total: number;
}

export interface Headline {
  readonly title: string;
  readonly lead: string;
}

/** A figure of the home page: `1.1` + `مليار`, or `15` + `K`. */
export interface CounterFigure {
  readonly key: string;
  readonly value: number;
  readonly unit: string;
  readonly label: string;
  readonly note: string;
}

export interface SiteSettings extends Entry {
  readonly headlines: readonly Headline[];
  readonly counters: readonly CounterFigure[];
  readonly contact: ContactFacts;
  readonly social: readonly SocialLink[];
}

/** Intro texts of a route (title, one line, safe HTML). */
export interface PageText extends Entry {
  readonly title: string;
  readonly summary: string;
  readonly content: string;
}
