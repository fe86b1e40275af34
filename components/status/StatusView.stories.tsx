import { state } from '@/tools/gallery/state';
import { CONTACT } from '@/tools/gallery/samples';
import { AnnouncedWork } from './AnnouncedWork';
import { StatusView } from './StatusView';

export default {};

const checkedAt = '2026-03-01T06:00:00Z';

export const AllUp = state(({ locale }) => (
  <StatusView
    locale={locale}
    text={null}
    phone={CONTACT.shortNumber}
    status={{ checkedAt, states: { content: 'up', eServices: 'up', chat: 'up' } }}
    systems={[]}
  />
));

export const WithExternalSystems = state(({ locale, text }) => (
  <StatusView
    locale={locale}
    text={null}
    phone={CONTACT.shortNumber}
    status={{ checkedAt, states: { content: 'up', eServices: 'up', chat: 'up' } }}
    systems={[
      { system: 'payment', state: 'up' },
      { system: 'containerTracking', state: 'unknown' },
    ]}
    besides={
      <AnnouncedWork
        locale={locale}
        now={Date.parse(checkedAt)}
        announcements={[
          {
            title: text('صيانة أسبوعية للسداد الإلكتروني', 'Weekly maintenance of payments'),
            description: text(
              'يتوقف السداد كل يوم جمعة من الساعة 1 إلى الساعة 4 صباحًا.',
              'Payment is unavailable every Friday from 1am to 4am.',
            ),
            icon: null,
            startsAt: '2026-02-25T05:00:00Z',
            endsAt: '2026-03-20T13:00:00Z',
            updatedAt: checkedAt,
          },
          {
            title: text('ترقية بوابة العملاء', 'Upgrade of the customer portal'),
            description: '',
            icon: null,
            startsAt: '2026-01-13T19:00:00Z',
            endsAt: '2026-01-15T03:00:00Z',
            updatedAt: checkedAt,
          },
        ]}
      />
    }
  />
));

export const Troubles = state(({ locale }) => (
  <StatusView
    locale={locale}
    text={null}
    phone={CONTACT.shortNumber}
    status={{ checkedAt, states: { content: 'down', eServices: 'slow', chat: 'up' } }}
    systems={[]}
  />
));
