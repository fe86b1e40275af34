import { redirect } from 'next/navigation';
import { JOB_APPLICATION_FORM } from '@ports-authority/e-services-contract';
import { DefinedFormPage } from '@/components/forms/defined/DefinedFormPage';
import { UploadForm } from '@/components/forms/defined/UploadForm';
import { PageFrame } from '@/components/layout/PageFrame';
import { config } from '@/lib/config';
import { loadPageText } from '@/lib/content/collections/pages';
import { toLocale } from '@/lib/i18n/locales';
import { routeMetadata } from '@/lib/seo/route-metadata';
import { RELEASE_DATE } from '@/lib/startup/release';
import { sendJobApplication } from './actions';

type Props = PageProps<'/[locale]/vacancies'>;

export const generateMetadata = routeMetadata('vacancies');

/** Redirects to the external careers site if configured; otherwise shows the application form. */
export default async function VacanciesPage({ params }: Props) {
  const { careersUrl } = config();
  if (careersUrl) redirect(careersUrl);
  const locale = toLocale((await params).locale);
  const text = await loadPageText(locale, 'vacancies');
  return (
    <PageFrame locale={locale} route="vacancies" updatedAt={text?.updatedAt ?? RELEASE_DATE}>
      <DefinedFormPage
        locale={locale}
        route="vacancies"
        text={text}
        art="cover-pilot-dawn"
        form={JOB_APPLICATION_FORM}
        namespace="vacancies"
        action={sendJobApplication}
        Form={UploadForm}
      />
    </PageFrame>
  );
}
