import { PageFrame } from '@/components/layout/PageFrame';
import { ProsePageView } from '@/components/prose-pages/ProsePageView';
import { loadPrivacyPolicy } from '@/lib/content/collections/policies';
import { toLocale } from '@/lib/i18n/locales';
import { routeMetadata } from '@/lib/seo/route-metadata';
import { RELEASE_DATE } from '@/lib/startup/release';

type Props = PageProps<'/[locale]/privacy-policy'>;

export const generateMetadata = routeMetadata('privacyPolicy');

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
