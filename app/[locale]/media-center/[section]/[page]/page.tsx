import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { PageFrame } from '@/components/layout/PageFrame';
import { hasSectionPage, loadSection } from '@/components/media/loadSection';
import { MediaCenterView } from '@/components/media/MediaCenterView/MediaCenterView';
import { SECTION_LABELS } from '@/components/media/sectionLabels';
import { sectionHref, sectionQuery } from '@/components/media/sectionLink';
import { NotPublishedError } from '@/lib/content/errors';
import { latestChange } from '@/lib/content/latest-change';
import { loadPageText } from '@/lib/content/collections/pages';
import { routeHref } from '@/lib/routing/links';
import { locales, otherLocale, toLocale } from '@/lib/i18n/locales';
import { pageMetadata } from '@/lib/seo/metadata';
import { isMediaSection, pageNumber } from '@/lib/routing/query-pages';

export { generateStaticParams } from '@/lib/routing/static-params';

type Props = PageProps<'/[locale]/media-center/[section]/[page]'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, section, page, first } = await resolve(params);
  const t = await getTranslations({ locale });
  const name = t(`sections.${SECTION_LABELS[section]}`);
  const route = t('routes.mediaCenter');
  const [text, translated] = await Promise.all([
    loadPageText(locale, 'media-center'),
    hasSectionPage(otherLocale(locale), section, page),
  ]);
  return pageMetadata({
    locale,
    route: 'mediaCenter',
    query: first ? undefined : sectionQuery(section, page),
    title: first
      ? undefined
      : page > 1
        ? t('media.numberedTitle', { section: name, page: String(page), route })
        : t('media.sectionTitle', { section: name, route }),
    description: first ? text?.summary : t('seo.descriptions.section', { section: name }),
    languages: translated ? locales : [locale],
  });
}

/** Media centre: one page of one section. */
export default async function MediaCenterPage({ params }: Props) {
  const { locale, section, page } = await resolve(params);
  const [text, content, translated] = await Promise.all([
    loadPageText(locale, 'media-center'),
    loadSection(locale, section, page).catch((error: unknown) => {
      if (error instanceof NotPublishedError && page > 1) {
        redirect(sectionHref(locale, section));
      }
      throw error;
    }),
    hasSectionPage(otherLocale(locale), section, page),
  ]);
  return (
    <PageFrame
      locale={locale}
      route="mediaCenter"
      query={sectionQuery(section, translated ? page : 1)}
      updatedAt={latestChange(content.list.items, text)}
    >
      <MediaCenterView locale={locale} text={text} content={content} />
    </PageFrame>
  );
}

async function resolve(params: Props['params']) {
  const { locale: language, section, page: segment } = await params;
  const locale = toLocale(language);
  if (!isMediaSection(section)) redirect(routeHref(locale, 'notFound'));
  const page = pageNumber(segment);
  return { locale, section, page, first: section === 'news' && page === 1 };
}
