import {
  OPERATIONS,
  RATED_SERVICES,
  RATING_REASONS,
  type RatingRow,
} from '@ports-authority/e-services-contract';
import * as yup from 'yup';
import type { ServiceRating } from '../forms/service-rating';
import { callForJson } from './client';
import { staleWhileRevalidate } from './stale-while-revalidate';
import type { Visitor } from './visitor';

const count = yup.number().integer().min(0).required();

const accepted = yup.object({ isSuccess: yup.boolean().oneOf([true]).required() }).required();

const ratings = yup
  .array(
    yup
      .object({
        service: yup.string().oneOf(RATED_SERVICES).required(),
        answers: count,
        satisfied: count,
        mainReason: yup
          .string()
          .oneOf(['', ...RATING_REASONS] as const)
          .default(''),
      } satisfies Record<keyof RatingRow, object>)
      .required(),
  )
  .required();

/**
 * POST /rateService. The same rating of one visitor within a minute counts once.
 * @throws ServiceRefusedError, ServiceUnavailableError
 */
export async function rateService(body: ServiceRating, visitor: Visitor): Promise<void> {
  await callForJson({ operation: OPERATIONS.rateService, body, visitor }, accepted);
}

/**
 * Published results by service, at most a minute old; stale while the e-services API is down.
 * @throws ServiceRefusedError, ServiceUnavailableError if none were ever loaded
 */
export const loadServiceRatings = staleWhileRevalidate((): Promise<RatingRow[]> =>
  callForJson({ operation: OPERATIONS.serviceRatings }, ratings),
);
