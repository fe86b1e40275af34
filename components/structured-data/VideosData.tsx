import { getTranslations } from 'next-intl/server';
import type { Video } from '@/lib/content/collections/videos';
import type { Locale } from '@/lib/i18n/locales';
import { videoData } from '@/lib/seo/structured-data/video';
import { StructuredData } from '../ui/StructuredData/StructuredData';

/** Structured data of a page's videos. */
export async function VideosData({ locale, videos }: { locale: Locale; videos: readonly Video[] }) {
  const t = await getTranslations({ locale, namespace: 'authority' });
  return <StructuredData things={videos.map((video) => videoData(locale, video, t('name')))} />;
}
