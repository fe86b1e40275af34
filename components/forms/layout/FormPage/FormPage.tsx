import type { ReactNode } from 'react';
import type { PageText } from '@/lib/content/collections/pages';
import type { Locale } from '@/lib/i18n/locales';
import type { RouteKey } from '@/lib/routing/routes';
import type { IllustrationName } from '@/components/ui/Illustration/illustrations';
import { TextHeader } from '@/components/ui/PageHeader/TextHeader';
import { Prose } from '@/components/ui/Prose/Prose';
import styles from './FormPage.module.css';

interface Props {
  readonly locale: Locale;
  readonly route: RouteKey;
  /** Editors' texts; the title defaults to the route's name. */
  readonly text: PageText | null;
  readonly art: IllustrationName;
  /** Above the side column, before the form. */
  readonly first?: ReactNode;
  /** Accessible name of the side column. */
  readonly asideLabel: string;
  readonly aside: ReactNode;
  readonly children: ReactNode;
}

/** Page of a form: header, editors' text, form and side column. */
export function FormPage(props: Props) {
  const { locale, route, text, art, first, asideLabel, aside, children } = props;
  return (
    <>
      <TextHeader locale={locale} route={route} text={text} art={art} />
      <div className="wrap page-body split split--main">
        {first ? <div className="split-first">{first}</div> : null}
        <div className={styles.main}>
          {text?.content ? <Prose html={text.content} /> : null}
          {children}
        </div>
        <aside className="stack" aria-label={asideLabel}>
          {aside}
        </aside>
      </div>
    </>
  );
}
