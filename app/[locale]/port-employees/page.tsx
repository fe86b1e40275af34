import { PortEmployeesView } from '@/components/employees/PortEmployeesView';
import { PageFrame } from '@/components/layout/PageFrame';
import { latestChange } from '@/lib/content/latest-change';
import { loadPageText } from '@/lib/content/collections/pages';
import { loadEmployeeTopics } from '@/lib/content/collections/port-employees';
import { toLocale } from '@/lib/i18n/locales';
import { textMetadata } from '@/lib/seo/route-metadata';
import { RELEASE_DATE } from '@/lib/startup/release';

type Props = PageProps<'/[locale]/port-employees'>;

export const generateMetadata = textMetadata('portEmployees');

/** Port employees: topics in vertical tabs. */
export default async function PortEmployeesPage({ params }: Props) {
  const locale = toLocale((await params).locale);
  const [text, topics] = await Promise.all([
    loadPageText(locale, 'port-employees'),
    loadEmployeeTopics(locale),
  ]);
  return (
    <PageFrame
      locale={locale}
      route="portEmployees"
      updatedAt={latestChange(text, topics) ?? RELEASE_DATE}
    >
      <PortEmployeesView locale={locale} text={text} topics={topics} />
    </PageFrame>
  );
}
