import { state } from '@/tools/gallery/state';
import { RatingsView } from './RatingsView';

export default {};

export const Results = state(({ locale, long }) => (
  <RatingsView
    locale={locale}
    services={[{ key: 'sla', title: long, summary: '', updatedAt: '2026-03-01T06:00:00Z' }]}
    ratings={[
      { service: 'sla', answers: 12, satisfied: 10, mainReason: 'steps' },
      { service: 'license', answers: 240, satisfied: 61, mainReason: '' },
    ]}
  />
));

export const NoResults = state(({ locale }) => (
  <RatingsView locale={locale} services={[]} ratings={[]} />
));

export const Unavailable = state(({ locale }) => (
  <RatingsView locale={locale} services={[]} ratings={null} />
));
