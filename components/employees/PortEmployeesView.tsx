import { getTranslations } from 'next-intl/server';
import type { PageText } from '@/lib/content/collections/pages';
import type { EmployeeTopic } from '@/lib/content/collections/port-employees';
import type { Locale } from '@/lib/i18n/locales';
import { EmptyState } from '../ui/EmptyState/EmptyState';
import { TextHeader } from '../ui/PageHeader/TextHeader';
import { Prose } from '../ui/Prose/Prose';
import { Tabs } from '../ui/Tabs/Tabs';
import styles from './PortEmployeesView.module.css';

interface Props {
  readonly locale: Locale;
  readonly text: PageText | null;
  readonly topics: readonly EmployeeTopic[];
}

/** Port employees: vertical tabs, also selected by `#slug`. */
export async function PortEmployeesView({ locale, text, topics }: Props) {
  const t = await getTranslations({ locale });
  return (
    <>
      <TextHeader locale={locale} route="portEmployees" text={text} art="cover-bollard" />
      <div className="wrap page-body">
        {text?.content ? <Prose html={text.content} className={styles.intro} /> : null}
        {topics.length === 0 ? (
          <EmptyState title={t('ui.empty.title')} headingLevel={2}>
            {t('ui.empty.text')}
          </EmptyState>
        ) : (
          <Tabs
            label={t('portEmployees.topics')}
            selectLabel={t('portEmployees.choose')}
            orientation="vertical"
            syncHash
            items={topics.map(({ slug, title, content }) => ({
              id: slug,
              label: title,
              panel: <Prose html={content} />,
            }))}
          />
        )}
      </div>
    </>
  );
}
