import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { ComingSoonView } from '@/components/layout/ComingSoonView';
import { PageFrame } from '@/components/layout/PageFrame';
import { config } from '@/lib/config';
import { toLocale } from '@/lib/i18n/locales';
import { pageMetadata } from '@/lib/metadata';
import { RELEASE_DATE } from '@/lib/release';

type Props = PageProps<'/[locale]/vacancies'>;

/** Whether it redirects is decided by the configuration at run time, not by the build's. */
export async function generateStaticParams() {
  return [];
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return pageMetadata({ locale: toLocale((await params).locale), route: 'vacancies' });
}

/** Opens the external careers site at once, where one is configured (specification §2). */
export default async function VacanciesPage({ params }: Props) {
  const { careersUrl } = config();
  if (careersUrl) redirect(careersUrl);
  const locale = toLocale((await params).locale);
  return (
    <PageFrame locale={locale} route="vacancies" updatedAt={RELEASE_DATE}>
      <ComingSoonView locale={locale} route="vacancies" />
    </PageFrame>
  );
}
