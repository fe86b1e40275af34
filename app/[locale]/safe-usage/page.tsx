import type { Metadata } from 'next';
import { PageFrame } from '@/components/layout/PageFrame';
import { ProsePageView } from '@/components/prose-pages/ProsePageView';
import { loadPageText } from '@/lib/content/collections/pages';
import { toLocale } from '@/lib/i18n/locales';
import { pageMetadata } from '@/lib/seo/metadata';
import { RELEASE_DATE } from '@/lib/startup/release';

type Props = PageProps<'/[locale]/safe-usage'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = toLocale((await params).locale);
  const text = await loadPageText(locale, 'safe-usage');
  return pageMetadata({ locale, route: 'safeUsage', description: text?.summary });
}

/** Safe usage and privacy. */
export default async function SafeUsagePage({ params }: Props) {
  const locale = toLocale((await params).locale);
  const text = await loadPageText(locale, 'safe-usage');
  return (
    <PageFrame locale={locale} route="safeUsage" updatedAt={text?.updatedAt ?? RELEASE_DATE}>
      <ProsePageView
        locale={locale}
        route="safeUsage"
        title={text?.title}
        lead={text?.summary}
        text={text}
      />
    </PageFrame>
  );
}
