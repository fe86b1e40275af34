import { Button, Flex, Typography } from '@strapi/design-system';
import { useNotification } from '@strapi/strapi/admin';
import { useState } from 'react';
import { read, useLoaded } from '../load';
import { errorReason } from './api';
import type { CasePart } from './case-part';
import { Choice } from './Choice';
import { DEPARTMENTS, type CaseDetails } from './contract';
import { Section } from './states';
import en from './texts.en.json';
import { useCaseChange } from './useCaseChange';
import { useMe, useTexts, type Person } from './useDesk';

/** Unsaved changes; undefined = unchanged, assignee '' = unassigned. */
interface Chosen {
  readonly state?: string;
  readonly department?: string;
  readonly assignee?: string;
}

/** State, department and assignee; unsaved choices survive a conflict. */
export function WorkForm(part: CasePart) {
  const { details } = part;
  const { text, label } = useTexts();
  const me = useMe();
  const { toggleNotification } = useNotification();
  const [chosen, setChosen] = useState<Chosen>({});
  const { send, isSending } = useCaseChange(part);
  const mayWork = details.canChange && me.role !== 'reader';
  const people = useLoaded(`people ${mayWork}`, async () =>
    mayWork ? read<Person[]>('/desk/people') : [],
  );
  const current = {
    state: details.state,
    department: details.department,
    assignee: details.assignee?.id ?? '',
  };
  const shown = { ...current, ...chosen };
  const isChanged = (Object.keys(current) as (keyof Chosen)[]).some(
    (name) => shown[name] !== current[name],
  );

  async function save(change: Chosen): Promise<void> {
    const changed = Object.entries(change).filter(
      ([name, value]) => value !== current[name as keyof Chosen],
    );
    const body = {
      ...Object.fromEntries(changed.map(([name, value]) => [name, value || null])),
      version: details.version,
    };
    const error = await send('', body, (data) => {
      const isOurs =
        me.departments === '*' || me.departments.some((name) => name === data.department);
      return isOurs ? 'desk.work.saved' : 'desk.work.handed';
    });
    if (error === undefined) return setChosen({});
    const reason = errorReason(error, en);
    if (change.department !== undefined && reason === 'not-found') {
      toggleNotification({ type: 'success', message: text('desk.work.handed') });
    }
    // The new state may not allow the chosen transition.
    setChosen(reason === 'transition' ? { ...change, state: undefined } : change);
  }

  if (!mayWork) {
    return (
      <Section title={text('desk.work')}>
        <Typography tag="p">
          {text(
            details.state === 'closed' && me.role !== 'reader'
              ? 'desk.work.closed'
              : 'desk.work.readonly',
          )}
        </Typography>
        <Facts details={details} />
      </Section>
    );
  }

  const states = [details.state, ...details.transitions.filter((state) => state !== details.state)];
  const inDepartment = (people.data ?? []).filter(
    ({ role, departments }) =>
      role !== 'reader' &&
      (departments === '*' || departments.some((name) => name === shown.department)),
  );
  const { assignee } = details;
  const isListed = !assignee || inDepartment.some(({ id }) => id === assignee.id);

  return (
    <Section title={text('desk.work')}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void save(shown);
        }}
      >
        <Flex direction="column" alignItems="stretch" gap={4}>
          {details.assignee?.id !== me.id && (
            <Button
              type="button"
              variant="secondary"
              loading={isSending}
              onClick={() =>
                void save({
                  ...chosen,
                  assignee: me.id,
                  ...(details.state === 'received' && { state: 'in-progress' }),
                })
              }
            >
              {text('desk.work.take')}
            </Button>
          )}
          <Choice
            label={text('desk.state')}
            value={shown.state}
            options={states.map((state) => [state, label('state', state)] as const)}
            onChange={(state) => setChosen({ ...chosen, state })}
          />
          <Choice
            label={text('desk.department')}
            value={shown.department}
            options={DEPARTMENTS.map((name) => [name, label('department', name)] as const)}
            onChange={(department) => setChosen({ ...chosen, department })}
          />
          <Choice
            label={text('desk.list.assignee')}
            value={shown.assignee || 'none'}
            options={[
              ['none', text('desk.unassigned')],
              ...(isListed || !assignee ? [] : [[assignee.id, assignee.name] as const]),
              ...inDepartment.map(({ id, name }) => [id, name] as const),
            ]}
            onChange={(id) => setChosen({ ...chosen, assignee: id === 'none' ? '' : id })}
          />
          <Button type="submit" disabled={!isChanged} loading={isSending}>
            {text('desk.save')}
          </Button>
        </Flex>
      </form>
    </Section>
  );
}

function Facts({ details: { department, assignee } }: { details: CaseDetails }) {
  const { text, label } = useTexts();
  return (
    <Typography tag="p">
      {label('department', department)} · <bdi>{assignee?.name ?? text('desk.unassigned')}</bdi>
    </Typography>
  );
}
