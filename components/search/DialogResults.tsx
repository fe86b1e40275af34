'use client';

import type { Locale } from '@/lib/i18n/locales';
import { useOffline } from '../forms/engine/connection';
import { Button } from '../ui/Button/Button';
import type { SearchTexts } from './labels';
import { ResultItem } from './ResultItem';
import styles from './SearchDialog.module.css';
import type { useSearch } from './useSearch';
import { WaysOnLinks } from './WaysOnLinks';

interface Props {
  readonly locale: Locale;
  readonly action: string;
  readonly labels: SearchTexts;
  readonly search: ReturnType<typeof useSearch>;
}

/** Status and results below the dialog's input. */
export function DialogResults({ locale, action, labels, search }: Props) {
  const offline = useOffline();
  const found = new Set(search.step === 'found' ? search.found.words : []);
  return (
    <>
      <p role="status" className={styles.status}>
        {search.step === 'failed' && offline ? labels.offline : statusText(search, labels)}
      </p>
      {search.step === 'failed' && !offline ? (
        <div className={styles.note}>
          <Button variant="ghost" size="small" onClick={search.retry}>
            {labels.retry}
          </Button>
        </div>
      ) : null}
      {search.step === 'idle' ? <p className={styles.note}>{labels.hint}</p> : null}
      {search.step === 'found' && search.found.total === 0 ? (
        <div className={styles.note}>
          <p>{labels.emptyAdvice}</p>
          {search.found.other ? (
            <a href={search.found.other.href} hrefLang={search.found.other.locale}>
              {search.found.other.link}
            </a>
          ) : null}
          {search.found.waysOn ? (
            <WaysOnLinks waysOn={search.found.waysOn} labels={labels.waysOn} />
          ) : null}
        </div>
      ) : null}
      {search.step === 'found' && search.found.total > 0 ? (
        <div className={styles.results}>
          <ul className={styles.list}>
            {search.found.results.map((result, index) => (
              <ResultItem
                key={`${index} ${result.href}`}
                {...{ locale, result, found }}
                labels={labels.result}
              />
            ))}
          </ul>
          <a
            className={styles.all}
            href={`${action}?${new URLSearchParams({ q: search.query }).toString()}`}
          >
            {labels.allCount.replace('{total}', String(search.found.total))}
          </a>
        </div>
      ) : null}
    </>
  );
}

function statusText(search: Props['search'], labels: SearchTexts): string {
  if (search.step === 'searching') return labels.searching;
  if (search.step === 'tooLong') return labels.tooLong;
  if (search.step === 'failed') return labels.failure;
  if (search.step !== 'found') return '';
  const { summary, other } = search.found;
  return other ? `${summary}. ${other.summary}` : summary;
}
