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
  /** News that exists in Arabic alone. */
  arabicOnlyNews: 'weather-suspension-gulf-ports',
  /** Album that exists in Arabic alone. */
  arabicOnlyAlbum: 'photos-port-security',
} as const;

/** Slugs that no entry has. */
export const missing = 'no-such-article';

/** Albums of each language; one is in Arabic alone. */
export const albums = { ar: 12, en: 11 } as const;

/** Number of the home-page announcement that is current while the tests run. */
export const CURRENT_ANNOUNCEMENT = 1005;
