/** When an entry last changed (ISO date-time); the release's date where the content API keeps none. */
export interface Entry {
  readonly updatedAt: string;
}

/** A point of a picture in percent of its width, from its left edge, and of its height, from its top. */
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
  /** What stays visible where the picture is cropped, if an editor has said so. */
  readonly focus?: FocalPoint;
}

/** A file to download; size in bytes, 0 where it is not known. */
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
