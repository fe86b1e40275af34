import type { LeadText, OutlineEntry } from '../html/sanitize';

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
  readonly tiles: readonly InformationTile[];
  readonly history: HistoryIntro;
}

/** A picture tile of the home page; `href` is a path of this site without a language. */
export interface InformationTile {
  readonly title: string;
  readonly text: string;
  readonly href: string;
  readonly picture: Picture | null;
}

/** Texts of the home page's history section. */
export interface HistoryIntro {
  readonly title: string;
  readonly text: string;
  readonly milestones: readonly { readonly year: string; readonly text: string }[];
}

/** Intro texts of a route: title, one line, safe HTML and its main headings. */
export interface PageText extends Entry {
  readonly title: string;
  readonly summary: string;
  readonly content: string;
  readonly outline: readonly OutlineEntry[];
}

/** Safe HTML of the privacy policy or the terms, with its main headings. */
export interface PolicyText extends Entry {
  readonly content: string;
  readonly outline: readonly OutlineEntry[];
}

/** The customer portal's page: safe HTML of the first paragraph and of the rest, guides by language. */
export interface CustomerPortal extends Entry {
  readonly title: string;
  readonly lead: LeadText;
  readonly content: string;
  readonly guides: Readonly<Record<'ar' | 'en', MediaFile | null>>;
}

/**
 * An auction or maintenance notice with its safe HTML and the plain text of its first paragraph;
 * shown between two ISO date-times.
 */
export interface HomePageAnnouncement extends Entry {
  /** The authority's own number. */
  readonly id: number;
  readonly kind: 'auction' | 'maintenance';
  readonly title: string;
  readonly startsAt: string;
  readonly endsAt: string;
  readonly content: string;
  readonly excerpt: string;
}

/** An e-service as shortcuts show it; the key is the end of its path. */
export interface EServiceSummary extends Entry {
  readonly key: string;
  readonly title: string;
  readonly summary: string;
}

/** Another body with its own site (an http address), where one is known. */
export interface RelatedOrganization extends Entry {
  readonly name: string;
  readonly address: string | null;
  readonly logo: Picture | null;
}

/** The newest article of the history magazine, as the home page shows it. */
export interface HistoryHighlight extends Entry {
  readonly slug: string;
  readonly title: string;
  readonly pictures: readonly Picture[];
}

/** A document of a regulation. */
export interface RegulationDocument {
  readonly title: string;
  /** ISO date; null where editors gave none. */
  readonly releasedAt: string | null;
  readonly file: MediaFile | null;
}

export interface Regulation extends Entry {
  /** The authority's own number, `REG-01`: the value of `?r=`. */
  readonly id: string;
  readonly title: string;
  readonly description: string;
  /** ISO date. */
  readonly publishedAt: string;
  readonly documents: readonly RegulationDocument[];
}

/** A circular; the texts after the file are empty and the dates null where editors gave none. */
export interface Circular extends Entry {
  /** `2024/017`. */
  readonly number: string;
  /** ISO date of the document. */
  readonly releasedAt: string;
  readonly description: string;
  readonly file: MediaFile | null;
  readonly subject: string;
  readonly category: string;
  readonly organization: string;
  readonly directedTo: string;
  readonly transferredAt: string | null;
  readonly publishedAt: string | null;
}

/** A port; figures are null where editors gave none. */
export interface Port extends Entry {
  readonly slug: string;
  readonly name: string;
  readonly category: 'commercial' | 'industrial' | null;
  /** Degrees; null for a port that the map can't show. */
  readonly position: { readonly latitude: number; readonly longitude: number } | null;
  readonly berths: number | null;
  readonly terminals: number | null;
  /** Million tonnes a year. */
  readonly capacity: number | null;
  /** Square kilometres. */
  readonly area: number | null;
  readonly operators: string;
  readonly description: string;
  readonly facilities: string;
  readonly cover: Picture | null;
  readonly contact: {
    readonly title: string;
    readonly telephone: string;
    readonly fax: string;
    readonly postalAddress: string;
  };
}

/** A text under its own label: safe HTML, empty where editors gave none. */
export interface LabelledText {
  readonly title: string;
  readonly content: string;
}

/** What the authority says about itself, part by part. */
export interface AboutRecord extends Entry {
  readonly introduction: LabelledText;
  readonly strategy: LabelledText;
  readonly values: LabelledText;
  readonly objectives: LabelledText;
  readonly pillars: LabelledText;
  readonly plans: LabelledText;
  readonly ambitions: LabelledText;
}

/** A member of the board; order 1 is the top person, null where editors gave none. */
export interface Director extends Entry {
  readonly name: string;
  readonly role: string;
  readonly about: string;
  readonly portrait: Picture | null;
  readonly order: number | null;
}

/** A unit of the authority with the units below it. */
export interface OrganizationUnit {
  readonly name: string;
  readonly units: readonly OrganizationUnit[];
}

/** The chart as a picture and as a tree, each null where editors gave none. */
export interface OrganizationalChart extends Entry {
  readonly title: string;
  readonly picture: Picture | null;
  readonly structure: OrganizationUnit | null;
}

/** A service of the ports with its safe HTML. */
export interface PortService extends Entry {
  readonly title: string;
  readonly content: string;
  readonly picture: Picture | null;
}

/** A topic for port employees; the slug is the hash that opens it. */
export interface EmployeeTopic extends Entry {
  readonly slug: string;
  readonly title: string;
  readonly content: string;
}

/** An article of the history magazine with its safe HTML body and its first pictures. */
export interface HistoryArticle extends Entry {
  readonly slug: string;
  readonly title: string;
  /** ISO date-time. */
  readonly publishedAt: string;
  readonly body: string;
  readonly pictures: readonly Picture[];
}

/** The page of an e-service: safe HTML of the first paragraph and of the rest, a guide where there is one. */
export interface EService extends EServiceSummary {
  readonly intro: string;
  readonly content: string;
  readonly guide: MediaFile | null;
}

/** The archive of a year's statistics; null where editors gave none. */
export interface StatisticsYear extends Entry {
  readonly year: number;
  readonly file: MediaFile | null;
}

/** A year's totals: calls of vessels, metric tonnes of cargo, containers in TEU, passengers. */
export interface YearlyFigures {
  readonly year: number;
  readonly vessels: number;
  readonly tonnes: number;
  readonly containers: number;
  readonly passengers: number;
}

/** Safe HTML of the shipping agent's and the ship chandler's licence. */
export interface LicenseTexts extends Entry {
  readonly agent: string;
  readonly chandelling: string;
}

/** A port's yearly rents in SAR per square metre; null where editors gave none. */
export interface FacilityRental extends Entry {
  readonly port: string;
  readonly near: number | null;
  readonly far: number | null;
  readonly outside: number | null;
  readonly fee: number | null;
}

/** How long a service takes to close a request, in the editors' words. */
export interface ServiceTime extends Entry {
  readonly service: string;
  readonly time: string;
}

/** An announcement about the e-services; shown between two ISO date-times. */
export interface ServiceAnnouncement extends Entry {
  readonly title: string;
  readonly description: string;
  readonly icon: Picture | null;
  readonly startsAt: string;
  readonly endsAt: string;
}
