import { Box, Button, EmptyStateLayout, Flex, Typography } from '@strapi/design-system';
import { useLocation, useNavigate } from 'react-router-dom';
// Source import, see contract.ts.
import { toCsv } from '../../../../../packages/text/src/csv';
import { DownloadButton } from '../DownloadButton';
import { client, read, useLoaded, useResponse } from '../load';
import { PanelPage } from '../PanelPage';
import { caseTable } from './case-table';
import { CaseTable } from './CaseTable';
import type { CasePage, DeskSummary } from './contract';
import {
  parseFilters,
  PAGE_SIZE,
  toQuery,
  toApiQuery,
  UNFILTERED,
  defaultState,
  type Filters,
} from './filters';
import { siteLabels } from './labels';
import { ListFilters } from './ListFilters';
import { PageLinks } from './PageLinks';
import { RouterLink } from './RouterLink';
import { Failure, LoadingPart } from './states';
import { Summary } from './Summary';
import { useMe, useTexts } from './useDesk';

/** The search stays in the history state, not the URL: it is personal data. */
export function CaseList() {
  const { text } = useTexts();
  const me = useMe();
  const navigate = useNavigate();
  const location = useLocation();
  const filters = parseFilters(new URLSearchParams(location.search));
  const search = (location.state as { search?: string } | null)?.search ?? '';
  const headers = search ? { 'x-desk-search': encodeURIComponent(search) } : undefined;

  const show = (next: Filters, searched = search): void => {
    const state = next.state === defaultState(searched) ? '' : next.state;
    navigate({ search: toQuery({ ...next, state }).toString() }, { state: { search: searched } });
  };
  const request = toApiQuery(filters, search);
  const cases = useLoaded(`${request} ${search}`, () =>
    read<CasePage>(`/desk/cases?${request}`, headers),
  );
  const summary = useResponse<DeskSummary>('/desk/summary', location.key);
  const isFiltered = toQuery({ ...filters, page: 1 }).size > 0;

  return (
    <PanelPage
      title={text('desk.title')}
      subtitle={
        cases.data &&
        text(cases.data.isTotalCapped ? 'desk.count.more' : 'desk.count', {
          total: cases.data.total,
        })
      }
      primaryAction={
        <Flex gap={4} wrap="wrap">
          {me.role === 'head' && (
            <>
              <RouterLink to="people">{text('desk.people')}</RouterLink>
              <RouterLink to="access-log">{text('desk.log')}</RouterLink>
            </>
          )}
          {me.role !== 'reader' && <ExportButton request={request} headers={headers} />}
        </Flex>
      }
    >
      <Flex direction="column" alignItems="stretch" gap={6}>
        {summary.data && <Summary summary={summary.data} />}
        <ListFilters
          key={search}
          filters={filters}
          search={search}
          assignees={summary.data?.assignees ?? []}
          onChange={(change) => show({ ...filters, page: 1, ...change })}
          onSearch={(searched) => show({ ...filters, page: 1 }, searched)}
        />
        {cases.error !== undefined && <Failure error={cases.error} onRetry={cases.reload} />}
        {!cases.data && cases.error === undefined && <LoadingPart />}
        {cases.data && cases.data.items.length === 0 && (
          <EmptyStateLayout
            content={text(isFiltered || search ? 'desk.list.empty' : 'desk.list.done')}
            action={
              (isFiltered || search) && (
                <Button
                  variant="secondary"
                  onClick={() => show(UNFILTERED, isFiltered ? search : '')}
                >
                  {text(isFiltered && search ? 'desk.list.search.all' : 'desk.list.reset')}
                </Button>
              )
            }
          />
        )}
        {cases.data && cases.data.items.length > 0 && (
          <Box aria-busy={cases.isLoading}>
            <CaseTable rows={cases.data.items} />
            <PageLinks
              page={filters.page}
              pages={Math.ceil(cases.data.total / PAGE_SIZE)}
              linkTo={(page) => ({ search: toQuery({ ...filters, page }).toString() })}
              state={{ search }}
            />
          </Box>
        )}
        <Typography variant="pi" textColor="neutral600" role="status">
          {cases.isLoading ? text('desk.loading') : ''}
        </Typography>
      </Flex>
    </PanelPage>
  );
}

function ExportButton({
  request,
  headers,
}: {
  request: string;
  headers: Record<string, string> | undefined;
}) {
  const texts = useTexts();
  const { text, errorMessage } = texts;

  async function load(): Promise<File> {
    const [{ data }, labels] = await Promise.all([
      client().get<string>(`/desk/cases.ndjson?${request}`, { headers, responseType: 'text' }),
      siteLabels(texts.language),
    ]);
    const name = `cases-${new Date().toISOString().slice(0, 10)}.csv`;
    return new File([toCsv(caseTable(data, texts, labels))], name, { type: 'text/csv' });
  }

  return (
    <DownloadButton load={load} toMessage={errorMessage}>
      {text('desk.list.export')}
    </DownloadButton>
  );
}
