/** The e-services that visitors rate: slugs of their pages. */
export const RATED_SERVICES = [
  'vesselsearch',
  'containertracking',
  'iogs',
  'iogsx',
  'epayment',
  'license',
  'reqrentalfacilities',
  'biddings',
  'moveableitems',
  'trxtracking',
  'tktfollowup',
  'sla',
  'statistics',
] as const;
export type RatedService = (typeof RATED_SERVICES)[number];

/** From very satisfied to not satisfied at all. */
export const RATING_SCORES = ['5', '4', '3', '2', '1'] as const;
export type RatingScore = (typeof RATING_SCORES)[number];

/** The main reason of a rating. */
export const RATING_REASONS = ['information', 'steps', 'time', 'technical', 'help'] as const;
export type RatingReason = (typeof RATING_REASONS)[number];

/**
 * Minimum of answers before results are published, because single answers would be recognisable.
 */
export const MIN_RATINGS = 10;

/** Body of POST /rateService. */
export interface RatingFields {
  readonly service: RatedService;
  readonly score: RatingScore;
  /** Empty: not chosen. */
  readonly reason: RatingReason | '';
}

/** A row of GET /serviceRatings: the answers of the last twelve months. */
export interface RatingRow {
  readonly service: RatedService;
  readonly answers: number;
  /** Answers with a score of 4 or 5. */
  readonly satisfied: number;
  /** The most frequent reason; empty if none was given. */
  readonly mainReason: RatingReason | '';
}
