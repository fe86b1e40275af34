import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import type { ArticleSummary } from '@/lib/content/collections/articles';
import type { LibraryItem } from '@/lib/content/collections/libraries';
import type { Newsletter } from '@/lib/content/collections/newsletters';
import type { Video } from '@/lib/content/collections/videos';
import type { Locale } from '@/lib/i18n/locales';
import { Icon } from '@/components/ui/Icon/Icon';
import type { IconName } from '@/components/ui/Icon/icons';
import { Section } from '@/components/ui/Section/Section';
import { SectionHead } from '@/components/ui/SectionHead/SectionHead';
import { Tabs } from '@/components/ui/Tabs/Tabs';
import { HashSection } from '../HashSection/HashSection';
import { AlbumsPanel, LibraryPanel, NewsletterPanel, NewsPanel, VideosPanel } from '../MediaPanels';
import styles from './HomeMedia.module.css';

interface Props {
  readonly locale: Locale;
  readonly news: readonly ArticleSummary[];
  readonly videos: readonly Video[];
  readonly photos: readonly ArticleSummary[];
  readonly library: readonly LibraryItem[];
  readonly newsletters: readonly Newsletter[];
}

/** Media tabs: news, videos, pictures, library. The newsletter has no tab: `#newsletter` opens it. */
export async function HomeMedia(props: Props) {
  const { locale } = props;
  const t = await getTranslations({ locale, namespace: 'home.media' });
  const tab = (id: 'news' | 'video' | 'photos' | 'library', icon: IconName, panel: ReactNode) => ({
    id,
    label: t(`sections.${id}`),
    icon: <Icon name={icon} />,
    panel,
  });
  return (
    <Section labelledBy="media-title">
      <SectionHead id="media-title" title={t('title')} />
      <div className={styles.sections}>
        <Tabs
          label={t('tabs')}
          selectLabel={t('select')}
          headingLevel={3}
          narrow="row"
          syncHash
          items={[
            tab('news', 'news', <NewsPanel locale={locale} items={props.news} />),
            tab('video', 'video', <VideosPanel locale={locale} items={props.videos} />),
            tab('photos', 'photo', <AlbumsPanel locale={locale} items={props.photos} />),
            tab('library', 'book', <LibraryPanel locale={locale} items={props.library} />),
          ]}
        />
        <HashSection id="newsletter" labelledBy="newsletter-title">
          <h3 id="newsletter-title" className={styles.title}>
            {t('sections.newsletter')}
          </h3>
          <NewsletterPanel locale={locale} items={props.newsletters} />
        </HashSection>
      </div>
    </Section>
  );
}
