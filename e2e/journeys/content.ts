/** Sample entries of the journeys by their special property; slugs are bilingual. */
export const sample = {
  /** News with four pictures and a body with a list, a table and a quotation. */
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
  /** News in Arabic only. */
  arabicOnlyNews: 'weather-suspension-gulf-ports',
  /** Album in Arabic only. */
  arabicOnlyAlbum: 'photos-port-security',
  /** Circular with a full text, ports and a document in both languages. */
  fullCircular: '2026-005',
  /** Circular in Arabic only. */
  arabicOnlyCircular: '2026-009',
  /** A replaced circular and its replacement. */
  replacedCircular: '2022-006',
  replacingCircular: '2025-014',
} as const;

export const missing = 'no-such-article';

/** Number of albums by language; one is in Arabic only. */
export const albums = { ar: 12, en: 11 } as const;

/** Number of the home-page announcement that is current while the tests run. */
export const CURRENT_ANNOUNCEMENT = 1005;
