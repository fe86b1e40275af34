import { Box, Button, Field, Flex } from '@strapi/design-system';
import { useState } from 'react';
import { read, useLoaded } from '../load';
import { Choice } from './Choice';
import {
  CASE_KINDS,
  CASE_SORTS,
  CASE_STATES,
  DEPARTMENTS,
  MAX_SEARCH_CHARACTERS,
  type CasePerson,
} from './contract';
import { assigneeOptions } from './assignee-options';
import { defaultState, type Filters } from './filters';
import { useMe, useTexts, type Person } from './useDesk';

const MIN_CHARACTERS = 2;

interface ListFiltersProps {
  readonly filters: Filters;
  readonly search: string;
  /** Assignees of cases, including closed accounts. */
  readonly assignees: readonly CasePerson[];
  onChange(change: Partial<Filters>): void;
  onSearch(search: string): void;
}

export function ListFilters({ filters, search, assignees, onChange, onSearch }: ListFiltersProps) {
  const { text, label } = useTexts();
  const me = useMe();
  const [typed, setTyped] = useState(search);
  const isTooShort = typed.trim().length > 0 && typed.trim().length < MIN_CHARACTERS;
  const departments = me.departments === '*' ? DEPARTMENTS : me.departments;
  const mayChange = me.role !== 'reader';
  const people = useLoaded(`people ${mayChange}`, async () =>
    mayChange ? read<Person[]>('/desk/people') : [],
  );
  const all = text('desk.list.all');
  const choice = (
    name: 'kind' | 'department' | 'assignee',
    heading: string,
    options: readonly (readonly [value: string, label: string])[],
  ) => (
    <Choice
      label={heading}
      value={filters[name] || 'all'}
      options={[['all', all], ...options]}
      onChange={(value) => onChange({ [name]: value === 'all' ? '' : value })}
    />
  );

  return (
    <Box tag="section" aria-label={text('desk.list.filters')}>
      <Flex direction="column" alignItems="stretch" gap={4}>
        <form
          role="search"
          onSubmit={(event) => {
            event.preventDefault();
            if (!isTooShort) onSearch(typed.trim());
          }}
        >
          <Flex gap={2} alignItems="flex-end">
            <Field.Root
              name="search"
              flex="1"
              hint={isTooShort ? text('desk.list.search.hint') : undefined}
            >
              <Field.Label>{text('desk.list.search')}</Field.Label>
              <Field.Input
                type="search"
                value={typed}
                maxLength={MAX_SEARCH_CHARACTERS}
                onChange={(event) => setTyped(event.target.value)}
              />
              <Field.Hint />
            </Field.Root>
            <Button type="submit" size="L" variant="secondary">
              {text('desk.list.search.do')}
            </Button>
          </Flex>
        </form>
        <Flex gap={4} wrap="wrap" alignItems="flex-end">
          {choice(
            'kind',
            text('desk.kind'),
            CASE_KINDS.map((kind) => [kind, label('kind', kind)]),
          )}
          <Choice
            label={text('desk.state')}
            value={filters.state || defaultState(search)}
            options={[
              ['open', text('desk.state.open')],
              ['all', all],
              ...CASE_STATES.map((state) => [state, label('state', state)] as const),
            ]}
            onChange={(state) => onChange({ state })}
          />
          {departments.length > 1 &&
            choice(
              'department',
              text('desk.department'),
              departments.map((name) => [name, label('department', name)]),
            )}
          {choice('assignee', text('desk.list.assignee'), [
            ['me', text('desk.list.assignee.me')],
            ['none', text('desk.list.assignee.none')],
            ...assigneeOptions(people.data ?? [], assignees)
              .filter(({ id }) => id !== me.id)
              .map(({ id, name }) => [id, name] as const),
          ])}
          <Choice
            label={text('desk.list.sort')}
            value={filters.sort}
            options={CASE_SORTS.map((sort) => [sort, text(`desk.list.sort.${sort}`)] as const)}
            onChange={(chosen) => onChange({ sort: CASE_SORTS.find((sort) => sort === chosen) })}
          />
          <Choice
            label={text('desk.list.due')}
            value={filters.overdue ? 'overdue' : filters.dueSoon ? 'dueSoon' : 'all'}
            options={[
              ['all', all],
              ['overdue', text('desk.summary.overdue')],
              ['dueSoon', text('desk.summary.dueSoon')],
            ]}
            onChange={(due) => onChange({ overdue: due === 'overdue', dueSoon: due === 'dueSoon' })}
          />
        </Flex>
      </Flex>
    </Box>
  );
}
