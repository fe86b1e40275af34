import { state } from '@/tools/gallery/state';
import { LastUpdated } from './LastUpdated';

export default {};

export const Asking = state(({ locale }) => (
  <LastUpdated locale={locale} date="2026-03-01T06:00:00Z" />
));

export const DateOnly = state(({ locale }) => (
  <LastUpdated locale={locale} date="2026-03-01T06:00:00Z" asks={false} />
));
