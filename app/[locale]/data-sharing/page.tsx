import type { Metadata } from 'next';
import { DataSharingView } from '@/components/data-sharing/DataSharingView';
import { PageFrame } from '@/components/layout/PageFrame';
import { loadPageText } from '@/lib/content/collections/pages';
import { toLocale } from '@/lib/i18n/locales';
import { pageMetadata } from '@/lib/seo/metadata';
import { RELEASE_DATE } from '@/lib/startup/release';
import { sendDataSharing } from './actions';

type Props = PageProps<'/[locale]/data-sharing'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = toLocale((await params).locale);
  const text = await loadPageText(locale, 'data-sharing');
  return pageMetadata({ locale, route: 'dataSharing', description: text?.summary });
}

/** Data sharing request. */
export default async function DataSharingPage({ params }: Props) {
  const locale = toLocale((await params).locale);
  const text = await loadPageText(locale, 'data-sharing');
  return (
    <PageFrame locale={locale} route="dataSharing" updatedAt={text?.updatedAt ?? RELEASE_DATE}>
      <DataSharingView locale={locale} text={text} action={sendDataSharing} />
    </PageFrame>
  );
}
