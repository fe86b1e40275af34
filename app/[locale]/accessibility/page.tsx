import type { Metadata } from 'next';
import { PageFrame } from '@/components/layout/PageFrame';
import { ProsePageView } from '@/components/prose-pages/ProsePageView';
import { loadPageText } from '@/lib/content/collections/pages';
import { toLocale } from '@/lib/i18n/locales';
import { pageMetadata } from '@/lib/seo/metadata';
import { RELEASE_DATE } from '@/lib/startup/release';

type Props = PageProps<'/[locale]/accessibility'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = toLocale((await params).locale);
  const text = await loadPageText(locale, 'accessibility');
  return pageMetadata({ locale, route: 'accessibility', description: text?.summary });
}

/** Accessibility statement. */
export default async function AccessibilityPage({ params }: Props) {
  const locale = toLocale((await params).locale);
  const text = await loadPageText(locale, 'accessibility');
  return (
    <PageFrame locale={locale} route="accessibility" updatedAt={text?.updatedAt ?? RELEASE_DATE}>
      <ProsePageView
        locale={locale}
        route="accessibility"
        title={text?.title}
        lead={text?.summary}
        text={text}
      />
    </PageFrame>
  );
}
