import { state } from '@/tools/gallery/state';
import { AnnouncementFacts } from './AnnouncementFacts';

export default {};

export const Kinds = state(({ locale }) =>
  (['auction', 'maintenance'] as const).map((kind) => (
    <p key={kind}>
      <AnnouncementFacts
        locale={locale}
        announcement={{
          id: 7,
          kind,
          title: '',
          content: '',
          excerpt: '',
          startsAt: '2026-03-01T06:00:00Z',
          endsAt: kind === 'auction' ? '2026-03-08T12:00:00Z' : '2026-03-07T21:00:00Z',
          updatedAt: '2026-03-01T06:00:00Z',
        }}
      />
    </p>
  )),
);
