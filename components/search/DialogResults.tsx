'use client';

import type { Locale } from '@/lib/i18n/locales';
import { Button } from '../ui/Button';
import { ResultItem } from './ResultItem';
import styles from './SearchDialog.module.css';
import type { SearchWords } from './SearchDialog';
import type { useSearch } from './useSearch';

interface Props {
  readonly locale: Locale;
  readonly action: string;
  readonly words: SearchWords;
  readonly search: ReturnType<typeof useSearch>;
}

/** What the dialog says and shows below its input. */
export function DialogResults({ locale, action, words, search }: Props) {
  const found = new Set(search.step === 'found' ? search.found.words : []);
  return (
    <>
      <p role="status" className={styles.status}>
        {statusText(search, words)}
      </p>
      {search.step === 'failed' ? (
        <div className={styles.note}>
          <p>{words.failure}</p>
          <Button variant="ghost" size="small" onClick={search.retry}>
            {words.retry}
          </Button>
        </div>
      ) : null}
      {search.step === 'idle' ? <p className={styles.note}>{words.hint}</p> : null}
      {search.step === 'found' && search.found.groups.length === 0 ? (
        <p className={styles.note}>{words.emptyAdvice}</p>
      ) : null}
      {search.step === 'found' && search.found.groups.length > 0 ? (
        <div className={styles.results}>
          {search.found.groups.map((group) => (
            <section key={group.kind} aria-labelledby={`found-${group.kind}`}>
              <h3 id={`found-${group.kind}`} className={styles.group}>
                {group.label} <span className={styles.total}>{group.total}</span>
              </h3>
              <ul className={styles.list}>
                {group.results.map((result, index) => (
                  <ResultItem key={`${index} ${result.href}`} {...{ locale, result, found }} />
                ))}
              </ul>
            </section>
          ))}
          <a
            className={styles.all}
            href={`${action}?${new URLSearchParams({ q: search.query }).toString()}`}
          >
            {words.allResults}
          </a>
        </div>
      ) : null}
    </>
  );
}

function statusText(search: Props['search'], words: SearchWords): string {
  if (search.step === 'searching') return words.searching;
  if (search.step === 'found') return search.found.summary;
  return '';
}
