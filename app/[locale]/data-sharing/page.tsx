import { DATA_SHARING_FORM } from '@ports-authority/e-services-contract';
import { DefinedForm } from '@/components/forms/defined/DefinedForm';
import { DefinedFormPage } from '@/components/forms/defined/DefinedFormPage';
import { PageFrame } from '@/components/layout/PageFrame';
import { loadPageText } from '@/lib/content/collections/pages';
import { toLocale } from '@/lib/i18n/locales';
import { textMetadata } from '@/lib/seo/route-metadata';
import { RELEASE_DATE } from '@/lib/startup/release';
import { sendDataSharing } from './actions';

type Props = PageProps<'/[locale]/data-sharing'>;

export const generateMetadata = textMetadata('dataSharing');

/** The data sharing policy in brief and the request form. */
export default async function DataSharingPage({ params }: Props) {
  const locale = toLocale((await params).locale);
  const text = await loadPageText(locale, 'data-sharing');
  return (
    <PageFrame locale={locale} route="dataSharing" updatedAt={text?.updatedAt ?? RELEASE_DATE}>
      <DefinedFormPage
        locale={locale}
        route="dataSharing"
        text={text}
        art="cover-containers"
        form={DATA_SHARING_FORM}
        namespace="dataSharing"
        action={sendDataSharing}
        Form={DefinedForm}
      />
    </PageFrame>
  );
}
