import { PICTURE } from '@/tools/gallery/samples';
import { state } from '@/tools/gallery/state';
import { Notice } from './Notice';

export default {};

export const Notices = state(({ locale, text, long }) => (
  <div className="stack">
    {[
      { title: text('صيانة مجدولة', 'Planned maintenance'), description: '', icon: null },
      { title: long, description: long, icon: { ...PICTURE, src: '/images/logo-mark.svg' } },
    ].map((own) => (
      <Notice
        key={own.title}
        locale={locale}
        announcement={{
          startsAt: '2026-03-01T06:00:00Z',
          endsAt: '2026-03-08T06:00:00Z',
          updatedAt: '2026-03-01T06:00:00Z',
          ...own,
        }}
      />
    ))}
  </div>
));
