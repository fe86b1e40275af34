import { Button, EmptyStateLayout, Field, Flex } from '@strapi/design-system';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useResponse } from '../load';
import { PanelPage } from '../PanelPage';
import { PlainTable } from '../PlainTable';
import { BackLink } from './BackLink';
import { Choice } from './Choice';
import type { AccessEntry, AccessPage } from './contract';
import { PageLinks } from './PageLinks';
import { RouterLink } from './RouterLink';
import { Failure, LoadingPart } from './states';
import { useTexts, type Person, type TextKey } from './useDesk';

const PAGE_SIZE = 50;
const COLUMNS: readonly TextKey[] = [
  'desk.log.at',
  'desk.log.who',
  'desk.role',
  'desk.log.what',
  'desk.log.reference',
];

export function AccessLog() {
  const { text } = useTexts();
  const [query, setQuery] = useSearchParams();
  const reference = query.get('reference') ?? '';
  const user = query.get('user') ?? '';
  const page = Math.max(1, Number(query.get('page')) || 1);
  const [typed, setTyped] = useState(reference);
  const request = new URLSearchParams({
    ...(reference && { reference }),
    ...(user && { user }),
    page: String(page),
    pageSize: String(PAGE_SIZE),
  }).toString();
  const log = useResponse<AccessPage>(`/desk/access-log?${request}`);
  const people = useResponse<Person[]>('/desk/people');
  const filter = (next: Record<string, string>): void => {
    const all = { ...(reference && { reference }), ...(user && { user }), ...next };
    setQuery(Object.fromEntries(Object.entries(all).filter(([, value]) => value !== '')));
  };

  return (
    <PanelPage
      title={text('desk.log')}
      subtitle={text('desk.log.text')}
      navigationAction={<BackLink />}
    >
      <Flex direction="column" alignItems="stretch" gap={6}>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            filter({ reference: typed.trim() });
          }}
        >
          <Flex gap={4} wrap="wrap" alignItems="flex-end">
            <Field.Root name="reference">
              <Field.Label>{text('desk.log.reference')}</Field.Label>
              <Field.Input
                dir="ltr"
                value={typed}
                maxLength={40}
                onChange={(event) => setTyped(event.target.value)}
              />
            </Field.Root>
            <Choice
              label={text('desk.log.who')}
              value={user || 'all'}
              options={[
                ['all', text('desk.list.all')],
                ...(people.data ?? []).map(({ id, name }) => [id, name] as const),
              ]}
              onChange={(id) => filter({ user: id === 'all' ? '' : id })}
            />
            <Button type="submit" size="L" variant="secondary">
              {text('desk.log.show')}
            </Button>
          </Flex>
        </form>
        {log.error !== undefined && <Failure error={log.error} onRetry={log.reload} />}
        {!log.data && log.error === undefined && <LoadingPart />}
        {log.data?.items.length === 0 && <EmptyStateLayout content={text('desk.log.empty')} />}
        {log.data && log.data.items.length > 0 && (
          <div aria-busy={log.isLoading}>
            <Entries items={log.data.items} />
            <PageLinks
              page={page}
              pages={Math.ceil(log.data.total / PAGE_SIZE)}
              linkTo={(target) => {
                const next = new URLSearchParams(query);
                next.set('page', String(target));
                return { search: next.toString() };
              }}
            />
          </div>
        )}
      </Flex>
    </PanelPage>
  );
}

function Entries({ items }: { items: readonly AccessEntry[] }) {
  const { text, label, dateTime } = useTexts();
  return (
    <PlainTable
      columns={COLUMNS.map((key) => text(key))}
      rows={items.map(({ id, at, by, role, what, reference, count }) => [
        id,
        dateTime(at),
        <bdi key="by">{by.name}</bdi>,
        label('role', role),
        text(`desk.log.what.${what}`),
        reference ? (
          <RouterLink key="case" to={`/desk/cases/${reference}`}>
            <bdi dir="ltr">{reference}</bdi>
          </RouterLink>
        ) : (
          text('desk.log.cases', { count })
        ),
      ])}
    />
  );
}
