/** Last change of an entry (ISO date-time); defaults to the release's date. */
export interface Entry {
  readonly updatedAt: string;
}

/** Percent of the width from the left and of the height from the top. */
export interface FocalPoint {
  readonly x: number;
  readonly y: number;
}

/** A picture with its size in pixels and its alternative text in the page's language. */
export interface Picture {
  readonly src: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
  /** Visible when cropped. */
  readonly focus?: FocalPoint;
}

/** A file to download; size in bytes, 0 if unknown. */
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
