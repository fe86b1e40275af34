import type { ReactNode } from 'react';
import type { HomePageAnnouncement } from '@/lib/content/collections/home-page-announcements';
import { direction } from '@/lib/i18n/locales';

interface Props {
  readonly announcement: Pick<HomePageAnnouncement, 'language'>;
  readonly children: ReactNode;
}

/** Words of an announcement, which may not exist in the page's language. */
export function InLanguage({ announcement: { language }, children }: Props) {
  return (
    <span lang={language} dir={direction(language)}>
      {children}
    </span>
  );
}
