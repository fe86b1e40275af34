import { state } from '@/tools/gallery/state';
import type { SubscriberRow, SubscriptionRow } from '@/lib/e-services/subscriptions';
import { ManageView } from './ManageView';

export default {};

const row = (own: Partial<SubscriptionRow>): SubscriptionRow => ({
  id: '1',
  kind: 'circulars',
  port: '',
  topic: '',
  imo: '',
  label: '',
  vessel: '',
  rhythm: 'immediate',
  language: 'ar',
  ...own,
});

const subscriber = (own: Partial<SubscriberRow>): SubscriberRow => ({
  address: 'visitor@mail.example',
  isPaused: false,
  subscriptions: [],
  ...own,
});

export const Several = state(({ locale, long }) => (
  <ManageView
    locale={locale}
    token="sample"
    done="changed"
    subscriber={subscriber({
      subscriptions: [
        row({ label: long }),
        row({ id: '2', kind: 'vessel', imo: '9074729', vessel: 'Regal Venture', rhythm: 'daily' }),
        row({ id: '3', kind: 'news', language: 'en' }),
      ],
    })}
  />
));

export const Paused = state(({ locale }) => (
  <ManageView
    locale={locale}
    token="sample"
    done={null}
    subscriber={subscriber({ isPaused: true, subscriptions: [row({})] })}
  />
));

export const AllEnded = state(({ locale }) => (
  <ManageView locale={locale} token="sample" done="ended" subscriber={null} />
));

export const Expired = state(({ locale }) => (
  <ManageView locale={locale} token="sample" done={null} subscriber={null} />
));

export const Unavailable = state(({ locale }) => (
  <ManageView locale={locale} token="sample" done={null} subscriber={undefined} />
));
