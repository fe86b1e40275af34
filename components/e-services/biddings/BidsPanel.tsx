'use client';

import { lazy, Suspense, useEffect, useRef } from 'react';
import useSWR from 'swr';
import { ContactSentence } from '@/components/forms/layout/ContactSentence/ContactSentence';
import { getJson } from '@/components/forms/engine/postJson';
import { Alert } from '@/components/ui/Alert/Alert';
import { Button } from '@/components/ui/Button/Button';
import { TableView } from '@/components/ui/data-table/TableView';
import type { Bid } from '@/lib/e-services/types';
import type { Locale } from '@/lib/i18n/locales';
import styles from './BidsPanel.module.css';
import { bidColumns } from './columns';
import type { BiddingsLabels } from './labels';

const BidsTable = lazy(() => import('./BidsTable'));

const BIDDINGS_URL = '/api/biddings';

async function loadBids(): Promise<readonly Bid[]> {
  const [{ data }] = await Promise.all([
    getJson<readonly Bid[]>(BIDDINGS_URL),
    import('./BidsTable'),
  ]);
  return data ?? [];
}

interface Props {
  readonly locale: Locale;
  readonly labels: BiddingsLabels;
}

/** Announced bids, fetched in the browser because the page is cached. */
export function BidsPanel({ locale, labels }: Props) {
  const { data, error, isValidating, mutate } = useSWR<readonly Bid[], unknown>(
    BIDDINGS_URL,
    loadBids,
    {
      revalidateOnFocus: false,
      errorRetryCount: 3,
    },
  );
  const { biddings, table } = labels;
  const frame = useRef<HTMLDivElement>(null);
  const isRetrying = useRef(false);

  // A successful retry removes the focused button: focus the result.
  useEffect(() => {
    if (!data || !isRetrying.current) return;
    isRetrying.current = false;
    frame.current?.focus({ preventScroll: true });
  }, [data]);

  const waiting = (
    <TableView
      caption={biddings.caption}
      columns={bidColumns(biddings.columns)}
      rows={[]}
      empty={biddings.empty}
      loading={table.loading}
      compact
    />
  );
  if (error && !data) {
    return (
      <Alert tone="error" title={biddings.failed} announce>
        <ContactSentence text={labels.unavailable} phone={labels.phone} />
        <Button
          variant="ghost"
          size="small"
          loading={isValidating}
          onClick={() => {
            isRetrying.current = true;
            void mutate();
          }}
          className={styles.retry}
        >
          {labels.retry}
        </Button>
      </Alert>
    );
  }
  if (!data) return waiting;
  return (
    <div ref={frame} role="group" aria-label={biddings.caption} tabIndex={-1}>
      <Suspense fallback={waiting}>
        <BidsTable locale={locale} labels={labels} bids={data} />
      </Suspense>
    </div>
  );
}
