import { Checkbox, EmptyStateLayout, Flex, Typography } from '@strapi/design-system';
import { useNotification } from '@strapi/strapi/admin';
import { useState } from 'react';
import { client, useResponse } from '../load';
import { PanelPage } from '../PanelPage';
import { PlainTable } from '../PlainTable';
import { BackLink } from './BackLink';
import { DEPARTMENTS, type Department } from './contract';
import { Failure, LoadingPart } from './states';
import { useTexts, type Person, type TextKey } from './useDesk';

const COLUMNS: readonly TextKey[] = [
  'desk.people.name',
  'desk.role',
  'desk.people.language',
  'desk.department',
];

export function People() {
  const { text, label, errorMessage } = useTexts();
  const { toggleNotification } = useNotification();
  const [saving, setSaving] = useState<string>();
  const people = useResponse<Person[]>('/desk/people');

  async function save({ id, name }: Person, departments: readonly Department[]): Promise<void> {
    setSaving(id);
    try {
      const path = `/desk/people/${id}/departments`;
      const { data } = await client().put<Person[]>(path, { departments });
      people.replace(data);
      toggleNotification({ type: 'success', message: text('desk.people.saved', { name }) });
    } catch (error) {
      toggleNotification({ type: 'danger', message: errorMessage(error) });
    } finally {
      setSaving(undefined);
    }
  }

  return (
    <PanelPage
      title={text('desk.people')}
      subtitle={text('desk.people.text')}
      navigationAction={<BackLink />}
    >
      {people.error !== undefined && <Failure error={people.error} onRetry={people.reload} />}
      {!people.data && people.error === undefined && <LoadingPart />}
      {people.data?.length === 0 && <EmptyStateLayout content={text('desk.people.empty')} />}
      {people.data && people.data.length > 0 && (
        <PlainTable
          columns={COLUMNS.map((key) => text(key))}
          rows={people.data.map((person) => [
            person.id,
            <bdi key="name">{person.name}</bdi>,
            label('role', person.role),
            <Typography key="language" textColor={person.language ? 'neutral800' : 'warning700'}>
              {text(`desk.people.language.${person.language ?? 'none'}`)}
            </Typography>,
            person.departments === '*' ? (
              text('desk.people.all')
            ) : (
              <Departments
                key="departments"
                person={person}
                chosen={person.departments}
                isSaving={saving !== undefined}
                onChange={(departments) => void save(person, departments)}
              />
            ),
          ])}
        />
      )}
    </PanelPage>
  );
}

interface DepartmentsProps {
  readonly person: Person;
  readonly chosen: readonly Department[];
  readonly isSaving: boolean;
  onChange(departments: readonly Department[]): void;
}

function Departments({ person, chosen, isSaving, onChange }: DepartmentsProps) {
  const { text, label } = useTexts();
  return (
    <Flex
      role="group"
      aria-label={text('desk.people.of', { name: person.name })}
      gap={4}
      wrap="wrap"
      paddingTop={2}
      paddingBottom={2}
    >
      {chosen.length === 0 && (
        <Typography textColor="warning700">{text('desk.people.none')}</Typography>
      )}
      {DEPARTMENTS.map((department) => (
        <Checkbox
          key={department}
          checked={chosen.includes(department)}
          disabled={isSaving}
          onCheckedChange={(checked) =>
            onChange(
              DEPARTMENTS.filter((name) =>
                name === department ? checked === true : chosen.includes(name),
              ),
            )
          }
        >
          {label('department', department)}
        </Checkbox>
      ))}
    </Flex>
  );
}
