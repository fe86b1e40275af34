import { PageFrame } from '@/components/layout/PageFrame';
import { ProsePageView } from '@/components/prose-pages/ProsePageView';
import { loadConditions } from '@/lib/content/collections/policies';
import { toLocale } from '@/lib/i18n/locales';
import { routeMetadata } from '@/lib/seo/route-metadata';
import { RELEASE_DATE } from '@/lib/startup/release';

type Props = PageProps<'/[locale]/conditions'>;

export const generateMetadata = routeMetadata('conditions');

/** Terms and conditions. */
export default async function ConditionsPage({ params }: Props) {
  const locale = toLocale((await params).locale);
  const policy = await loadConditions(locale);
  return (
    <PageFrame locale={locale} route="conditions" updatedAt={policy?.updatedAt ?? RELEASE_DATE}>
      <ProsePageView locale={locale} route="conditions" text={policy} />
    </PageFrame>
  );
}
