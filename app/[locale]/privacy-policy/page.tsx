import type { Metadata } from 'next';
import { PageFrame } from '@/components/layout/PageFrame';
import { ProsePageView } from '@/components/prose-pages/ProsePageView';
import { loadPrivacyPolicy } from '@/lib/content/collections/policies';
import { toLocale } from '@/lib/i18n/locales';
import { pageMetadata } from '@/lib/seo/metadata';
import { RELEASE_DATE } from '@/lib/startup/release';

type Props = PageProps<'/[locale]/privacy-policy'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return pageMetadata({ locale: toLocale((await params).locale), route: 'privacyPolicy' });
}

/** Privacy policy. */
export default async function PrivacyPolicyPage({ params }: Props) {
  const locale = toLocale((await params).locale);
  const policy = await loadPrivacyPolicy(locale);
  return (
    <PageFrame locale={locale} route="privacyPolicy" updatedAt={policy?.updatedAt ?? RELEASE_DATE}>
      <ProsePageView locale={locale} route="privacyPolicy" text={policy} />
    </PageFrame>
  );
}
