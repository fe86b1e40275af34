import {
  Box,
  Button,
  Checkbox,
  Field,
  Flex,
  Radio,
  TextInput,
  Typography,
} from '@strapi/design-system';
import { useEffect, useId, useState } from 'react';
import type { EntryRef } from '../../editing/entry-ref';
import type { Publishing, Schedule } from '../../editing/publishing-response';
import { useText } from '../html/Dialogs';
import { useDateTime } from '../useDateTime';
import { toRiyadhLocal, riyadhToIso } from '../riyadh-time';
import { useReason } from './useReason';
import { useSend } from './useSend';

interface Props {
  readonly place: EntryRef;
  readonly publishing: Publishing;
  readonly isModified: boolean;
  readonly onChange: () => void;
}

/** Time for the CMS to run a due job. */
const JOB_RUN_MS = 2000;
/** Limit of setTimeout. */
const MAX_DELAY_MS = 2 ** 31 - 1;

export function SchedulePart({ place, publishing, isModified, onChange }: Props) {
  const text = useText();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const { schedules, mayPublish } = publishing;
  const next = schedules.find(({ State }) => State === 'waiting')?.At;

  useEffect(() => {
    if (!next) return undefined;
    const delay = Math.max(Date.parse(next) - Date.now(), 0) + JOB_RUN_MS;
    const timer = setTimeout(onChange, Math.min(delay, MAX_DELAY_MS));
    return () => clearTimeout(timer);
  }, [next, onChange]);

  if (schedules.length === 0 && !mayPublish) return null;
  return (
    <Flex
      tag="section"
      aria-labelledby={id}
      direction="column"
      alignItems="stretch"
      gap={3}
      width="100%"
    >
      <Typography tag="h3" variant="sigma" textColor="neutral600" id={id}>
        {text('schedule.title')}
      </Typography>
      {schedules.map((schedule) => (
        <ScheduleLine key={schedule.id} {...{ place, schedule, mayPublish, onChange }} />
      ))}
      {mayPublish && !isOpen && (
        <Button variant="tertiary" fullWidth onClick={() => setOpen(true)}>
          {text('schedule.open')}
        </Button>
      )}
      {mayPublish && isOpen && (
        <ScheduleForm
          {...{ place, publishing, isModified }}
          onDone={() => {
            setOpen(false);
            onChange();
          }}
        />
      )}
    </Flex>
  );
}

interface LineProps {
  readonly place: EntryRef;
  readonly schedule: Schedule;
  readonly mayPublish: boolean;
  readonly onChange: () => void;
}

function ScheduleLine({ place, schedule, mayPublish, onChange }: LineProps) {
  const text = useText();
  const dateTime = useDateTime();
  const reasonText = useReason();
  const send = useSend(place.uid);
  const { id, Action, Language, At, State, Person, ChangedBy, Reason } = schedule;
  const isRefused = State === 'refused';
  const at = dateTime(At);
  const end = () =>
    void send('/editing/schedules/cancel', { id }, () =>
      text(isRefused ? 'schedule.dismissed' : 'schedule.cancelled'),
    ).then(onChange);
  const confirm = () =>
    void send('/editing/schedules', { ...place, locale: Language, action: Action, at: At }, () =>
      text('schedule.done'),
    ).then(onChange);
  return (
    <Box background={isRefused || ChangedBy ? 'warning100' : 'neutral100'} padding={3} hasRadius>
      {Language && (
        <Typography tag="p" variant="pi" fontWeight="bold">
          {text(`language.${Language}`)}
        </Typography>
      )}
      <Typography tag="p">
        {isRefused
          ? text(`schedule.refused.${Action}`, { at, reason: reasonText(place.uid, Reason ?? '') })
          : text(`schedule.${Action}.at`, { at, person: Person })}
      </Typography>
      {!isRefused && ChangedBy && (
        <Typography tag="p" textColor="warning700">
          {text('schedule.changed', { person: ChangedBy })}
        </Typography>
      )}
      {mayPublish && (
        <Flex gap={2} paddingTop={2} wrap="wrap">
          {!isRefused && ChangedBy && (
            <Button size="S" variant="secondary" onClick={confirm}>
              {text('schedule.confirm')}
            </Button>
          )}
          <Button size="S" variant="tertiary" onClick={end}>
            {text(isRefused ? 'schedule.dismiss' : 'schedule.cancel')}
          </Button>
        </Flex>
      )}
    </Box>
  );
}

interface FormProps {
  readonly place: EntryRef;
  readonly publishing: Publishing;
  readonly isModified: boolean;
  readonly onDone: () => void;
}

function ScheduleForm({ place, publishing, isModified, onDone }: FormProps) {
  const text = useText();
  const send = useSend(place.uid);
  const groupId = useId();
  const { languages, published, times } = publishing;
  const [chosen, setChosen] = useState<'publish' | 'unpublish'>('publish');
  const [at, setAt] = useState('');
  const [isForBoth, setForBoth] = useState(false);
  const [isChecked, setChecked] = useState(false);
  const mayTakeDown = published.length > 0 && !times?.until;
  const action = mayTakeDown ? chosen : 'publish';
  const isMissing = isChecked && !at;

  async function save(): Promise<void> {
    setChecked(true);
    if (!at) return;
    const body = { ...place, action, at: riyadhToIso(at), both: isForBoth };
    const isDone = await send<{ warnings: number }>('/editing/schedules', body, ({ warnings }) =>
      warnings > 0 ? text('schedule.doneWithWarnings', { warnings }) : text('schedule.done'),
    );
    if (isDone) onDone();
  }

  return (
    <Flex direction="column" alignItems="stretch" gap={4}>
      {times && <OwnTimes uid={place.uid} times={times} />}
      {mayTakeDown && (
        <Box>
          <Typography tag="p" variant="pi" fontWeight="bold" id={groupId}>
            {text('schedule.action')}
          </Typography>
          <Radio.Group
            aria-labelledby={groupId}
            value={action}
            onValueChange={(value: string) => setChosen(value as typeof chosen)}
          >
            <Radio.Item value="publish">{text('schedule.action.publish')}</Radio.Item>
            <Radio.Item value="unpublish">{text('schedule.action.unpublish')}</Radio.Item>
          </Radio.Group>
        </Box>
      )}
      <Field.Root
        name="schedule-at"
        required
        hint={text('schedule.atHint')}
        error={isMissing ? text('schedule.at.required') : undefined}
      >
        <Field.Label>{text('schedule.at')}</Field.Label>
        <TextInput
          type="datetime-local"
          dir="ltr"
          // oxlint-disable-next-line react/purity -- a hint for the picker alone
          min={toRiyadhLocal(new Date())}
          value={at}
          onChange={({ target }: { target: HTMLInputElement }) => setAt(target.value)}
        />
        <Field.Hint />
        <Field.Error />
      </Field.Root>
      {languages.length > 1 && (
        <Checkbox checked={isForBoth} onCheckedChange={(value) => setForBoth(value === true)}>
          {text('schedule.both')}
        </Checkbox>
      )}
      {isModified && <Typography variant="pi">{text('publishing.saveFirst')}</Typography>}
      <Button variant="secondary" fullWidth disabled={isModified} onClick={() => void save()}>
        {text('schedule.save')}
      </Button>
    </Flex>
  );
}

/** Hint for types with start and end fields: these control visibility. */
function OwnTimes({ uid, times }: { uid: string; times: NonNullable<Publishing['times']> }) {
  const text = useText();
  const fieldLabel = (field: string) => text(`content-manager.content-types.${uid}.${field}`);
  return (
    <Typography variant="pi" textColor="neutral600">
      {text('schedule.ownTime', { from: fieldLabel(times.from) })}{' '}
      {times.until && text('schedule.ownEnd', { until: fieldLabel(times.until) })}
    </Typography>
  );
}
