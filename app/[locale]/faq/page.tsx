import { FaqView } from '@/components/faq/FaqView';
import { PageFrame } from '@/components/layout/PageFrame';
import { loadFaqs } from '@/lib/content/collections/faqs';
import { loadPageText } from '@/lib/content/collections/pages';
import { latestChange } from '@/lib/content/latest-change';
import { toLocale } from '@/lib/i18n/locales';
import { textMetadata } from '@/lib/seo/route-metadata';
import { RELEASE_DATE } from '@/lib/startup/release';

type Props = PageProps<'/[locale]/faq'>;

export const generateMetadata = textMetadata('faq');

/** Frequently asked questions. */
export default async function FaqPage({ params }: Props) {
  const locale = toLocale((await params).locale);
  const [text, faqs] = await Promise.all([loadPageText(locale, 'faq'), loadFaqs(locale)]);
  return (
    <PageFrame locale={locale} route="faq" updatedAt={latestChange(text, faqs) ?? RELEASE_DATE}>
      <FaqView locale={locale} text={text} faqs={faqs} />
    </PageFrame>
  );
}
