/**
 * Entries of the sample content that the journeys rely on, by what makes each one special. Slugs
 * are shared by both languages.
 */
export const sample = {
  /** News with four pictures and a body that holds a list, a table and a quotation. */
  richNews: 'jeddah-largest-container-ship',
  /** News with one picture. */
  onePicture: 'dammam-east-asia-service',
  /** Album with eight pictures. */
  album: 'photos-jeddah-container-berths',
  albumPictures: 8,
  /** Article of the category newsletter. */
  history: 'history-the-harbour-light',
  libraryItem: 'port-safety-manual',
  /** The second newest video. */
  video: 'video-quay-crane-at-work',
  /** News that exists in Arabic alone. */
  arabicOnlyNews: 'weather-suspension-gulf-ports',
  /** Album that exists in Arabic alone. */
  arabicOnlyAlbum: 'photos-port-security',
  /** Circular with a full text, ports and a document in both languages. */
  fullCircular: '2026-005',
  /** Circular that exists in Arabic alone. */
  arabicOnlyCircular: '2026-009',
  /** Circular that a later one replaces, and that one. */
  replacedCircular: '2022-006',
  replacingCircular: '2025-014',
} as const;

/** Slugs that no entry has. */
export const missing = 'no-such-article';

/** Albums of each language; one is in Arabic alone. */
export const albums = { ar: 12, en: 11 } as const;

/** Number of the home-page announcement that is current while the tests run. */
export const CURRENT_ANNOUNCEMENT = 1005;
