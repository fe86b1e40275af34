'use client';

import { lazy, Suspense, useEffect, useRef } from 'react';
import useSWR from 'swr';
import { ContactSentence } from '@/components/forms/layout/ContactSentence/ContactSentence';
import { getJson } from '@/components/forms/engine/postJson';
import { Alert } from '@/components/ui/Alert/Alert';
import { Button } from '@/components/ui/Button/Button';
import { FaultBoundary } from '@/components/ui/FaultBoundary/FaultBoundary';
import { TableView } from '@/components/ui/data-table/TableView';
import { useTableState } from '@/components/ui/data-table/useTableState';
import { useScriptsRunning } from '@/components/ui/shared/browserState';
import { externalState } from '@/components/ui/shared/externalState';
import type { Bid } from '@/lib/e-services/types';
import type { Locale } from '@/lib/i18n/locales';
import { bidsUrl, firstState, isClosingShown, withClosing } from './bidsQuery';
import styles from './BidsPanel.module.css';
import { bidColumns } from './columns';
import type { BiddingsLabels } from './labels';

const BidsTable = lazy(() => import('./BidsTable'));

interface BidsPage {
  readonly url: string;
  readonly bids: readonly Bid[];
  /** Number of bids on all pages. */
  readonly total: number;
}

async function loadBids(url: string): Promise<BidsPage> {
  const [{ data, total }] = await Promise.all([
    getJson<readonly Bid[]>(url),
    import('./BidsTable'),
  ]);
  const bids = data ?? [];
  return { url, bids, total: total ?? bids.length };
}

const useQuery = externalState(() => window.location.search, '', ['popstate']);

interface Props {
  readonly locale: Locale;
  readonly labels: BiddingsLabels;
}

/** Announced bids, a page at a time, fetched in the browser because the page is cached. */
export function BidsPanel({ locale, labels }: Props) {
  const ready = useScriptsRunning();
  const isClosing = isClosingShown(new URLSearchParams(useQuery()));
  const [state, change] = useTableState(firstState(isClosing), [], undefined);
  const url = ready ? bidsUrl(locale, isClosing, state) : null;
  const { data, error, isValidating, mutate } = useSWR<BidsPage, unknown>(url, loadBids, {
    revalidateOnFocus: false,
    errorRetryCount: 3,
    keepPreviousData: true,
  });
  const { biddings, table } = labels;
  const frame = useRef<HTMLDivElement>(null);
  const isRetrying = useRef(false);
  const isCurrent = data?.url === url;

  // A successful retry removes the focused button: focus the result.
  useEffect(() => {
    if (!isCurrent || !isRetrying.current) return;
    isRetrying.current = false;
    frame.current?.focus({ preventScroll: true });
  }, [isCurrent]);

  function choose(next: boolean): void {
    const address = new URL(window.location.href);
    address.search = withClosing(address.searchParams, next).toString();
    window.history.replaceState(window.history.state, '', address);
    // Also renders with the new URL, which has no event.
    change({ sort: firstState(next).sort, page: 1 });
  }

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
  const failure =
    error && !isCurrent ? (
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
    ) : undefined;
  if (!data) return failure ?? waiting;
  return (
    <div
      ref={frame}
      role="group"
      aria-label={biddings.caption}
      aria-busy={!isCurrent && !failure ? true : undefined}
      className={styles.list}
      tabIndex={-1}
    >
      <FaultBoundary>
        <Suspense fallback={waiting}>
          <BidsTable
            locale={locale}
            labels={labels}
            bids={data.bids}
            found={data.total}
            failure={failure}
            state={state}
            onChange={change}
            isClosing={isClosing}
            onClosing={choose}
          />
        </Suspense>
      </FaultBoundary>
    </div>
  );
}
