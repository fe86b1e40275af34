/** When an entry last changed (ISO date-time). */
export interface Entry {
  readonly updatedAt: string;
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

/** One page of a list. */
export interface ListPage<Item> {
  readonly items: readonly Item[];
  readonly page: number;
  readonly pages: number;
  readonly total: number;
}
