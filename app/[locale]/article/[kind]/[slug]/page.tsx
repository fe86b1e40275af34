import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { PageFrame } from '@/components/layout/PageFrame';
import { ArticleView } from '@/components/media/article/ArticleView';
import { LibraryItemView } from '@/components/media/article/LibraryItemView';
import { loadEntry, type ArticleEntry } from '@/components/media/article/loadEntry';
import { articleMetadata } from '@/components/media/article/metadata';
import { preloadOthers } from '@/components/media/article/OtherEntries';
import { listTarget } from '@/components/media/article/place';
import { VideoView } from '@/components/media/article/VideoView';
import { routeHref } from '@/lib/routing/links';
import { toLocale, type Locale } from '@/lib/i18n/locales';
import { ARTICLE_KINDS, type ArticleKind } from '@/lib/routing/query-pages';

export { generateStaticParams } from '@/lib/routing/static-params';

type Props = PageProps<'/[locale]/article/[kind]/[slug]'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, kind, slug } = await resolve(params);
  const entry = await loadEntry(locale, kind, slug);
  return typeof entry === 'string' ? {} : articleMetadata(entry);
}

/** A missing or unavailable article redirects to /404. */
export default async function ArticleRoutePage({ params }: Props) {
  const { locale, kind, slug } = await resolve(params);
  preloadOthers(locale, kind);
  const entry = await loadEntry(locale, kind, slug);
  if (typeof entry === 'string') redirect(routeHref(locale, 'notFound'));
  return (
    <PageFrame
      locale={locale}
      route="article"
      query={{ [kind]: slug }}
      switchTo={entry.translated || entry.language !== locale ? undefined : listTarget(entry.place)}
      updatedAt={entry.content.updatedAt}
    >
      <EntryView locale={locale} kind={kind} entry={entry} />
    </PageFrame>
  );
}

function EntryView(props: { locale: Locale; kind: ArticleKind; entry: ArticleEntry }) {
  const { locale, kind, entry } = props;
  const { language } = entry;
  switch (entry.type) {
    case 'article':
      return <ArticleView {...{ locale, language, kind }} article={entry.content} />;
    case 'library':
      return <LibraryItemView {...{ locale, language }} item={entry.content} />;
    case 'video':
      return <VideoView {...{ locale, language }} video={entry.content} />;
  }
}

async function resolve(params: Props['params']) {
  const { locale: language, kind: segment, slug } = await params;
  const locale = toLocale(language);
  const kind = ARTICLE_KINDS.find((known) => known === segment);
  if (!kind) redirect(routeHref(locale, 'notFound'));
  return { locale, kind, slug: decodeURIComponent(slug) };
}
