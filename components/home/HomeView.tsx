import type { ComponentProps } from 'react';
import type { ArticleSummary, SiteSettings } from '@/lib/content/types';
import type { Locale } from '@/lib/i18n/locales';
import { Figures } from './Figures';
import { HelpPicker } from './HelpPicker';
import { Hero } from './Hero';
import { HomeMedia } from './HomeMedia';
import { LatestNews } from './LatestNews';

interface Props {
  readonly locale: Locale;
  readonly settings: SiteSettings;
  /** For the carousel, newest first. */
  readonly news: readonly ArticleSummary[];
  readonly media: Omit<ComponentProps<typeof HomeMedia>, 'locale'>;
}

/** The home page's sections from top to bottom (specification §2). */
export function HomeView({ locale, settings, news, media }: Props) {
  return (
    <>
      <Hero locale={locale} headlines={settings.headlines} />
      <HelpPicker locale={locale} />
      <Figures locale={locale} figures={settings.counters} />
      <LatestNews locale={locale} articles={news} />
      <HomeMedia locale={locale} {...media} />
    </>
  );
}
