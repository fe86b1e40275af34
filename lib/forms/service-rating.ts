import {
  RATED_SERVICES,
  RATING_REASONS,
  RATING_SCORES,
} from '@ports-authority/e-services-contract';
import * as yup from 'yup';

/** "How was this service?": a score, and optionally what influenced it most. No personal data. */
export const serviceRatingSchema = yup.object({
  service: yup.string().typeError('ERROR TEXT').oneOf(RATED_SERVICES).required(),
  score: yup.string().typeError('ERROR TEXT').oneOf(RATING_SCORES).required(),
  reason: yup
    .string()
    .typeError('ERROR TEXT')
    .oneOf(['', ...RATING_REASONS] as const)
    .default(''),
});

export type ServiceRating = yup.InferType<typeof serviceRatingSchema>;
