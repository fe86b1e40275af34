import { PageFrame } from '@/components/layout/PageFrame';
import { OpenDataView } from '@/components/portal/OpenDataView';
import { config } from '@/lib/config';
import { loadPageText } from '@/lib/content/collections/pages';
import { toLocale } from '@/lib/i18n/locales';
import { textMetadata } from '@/lib/seo/route-metadata';
import { RELEASE_DATE } from '@/lib/startup/release';

type Props = PageProps<'/[locale]/open-data'>;

export const generateMetadata = textMetadata('openData');

/** Open data. */
export default async function OpenDataPage({ params }: Props) {
  const locale = toLocale((await params).locale);
  const text = await loadPageText(locale, 'open-data');
  return (
    <PageFrame locale={locale} route="openData" updatedAt={text?.updatedAt ?? RELEASE_DATE}>
      <OpenDataView locale={locale} text={text} url={config().openDataUrl} />
    </PageFrame>
  );
}
