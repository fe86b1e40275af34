import type { PanelComponent } from '@strapi/content-manager/strapi-admin';
import { Box, Button, Field, Flex, Textarea, Typography } from '@strapi/design-system';
import { useForm, useQueryParams } from '@strapi/strapi/admin';
import { useCallback, useState } from 'react';
import type { EntryRef } from '../../editing/entry-ref';
import type { Publishing } from '../../editing/publishing-response';
import { useText } from '../html/Dialogs';
import { useDateTime } from '../useDateTime';
import { useResponse } from '../load';
import { SchedulePart } from './SchedulePart';
import { useReason } from './useReason';
import { useSend } from './useSend';

export function useEntryLocale(): string {
  const [{ query }] = useQueryParams<{ plugins?: { i18n?: { locale?: string } } }>();
  return query.plugins?.i18n?.locale ?? 'ar';
}

export const PublishingPanel: PanelComponent = ({ model, documentId, document }) => {
  const text = useText();
  const locale = useEntryLocale();
  if (!model.startsWith('api::') || !documentId || !document) return null;
  return {
    title: text('publishing.title'),
    content: (
      <Content place={{ uid: model, documentId, locale }} version={String(document.updatedAt)} />
    ),
  };
};

function Content({ place, version }: { place: EntryRef; version: string }) {
  const text = useText();
  const dateTime = useDateTime();
  const send = useSend(place.uid);
  const isModified = useForm('PublishingPanel', ({ modified }) => modified);
  const [round, setRound] = useState(0);
  const reload = useCallback(() => setRound((n) => n + 1), []);
  const [note, setNote] = useState('');
  const query = new URLSearchParams({ ...place }).toString();
  const { data } = useResponse<Publishing>(`/editing/publishing?${query}`, `${version} ${round}`);
  if (!data) return null;
  const { request, mayPublish, mayAsk, history } = data;
  const isWaiting = request?.State === 'waiting';

  async function submitNote(path: string, done: string): Promise<void> {
    const isDone = await send(path, { ...place, note }, () => text(done));
    if (!isDone) return;
    setNote('');
    reload();
  }

  const canReturn = mayPublish && isWaiting;
  const canAsk = !mayPublish && mayAsk;
  return (
    <Flex direction="column" alignItems="stretch" gap={3} width="100%">
      {request && (
        <Box role="status">
          <Typography tag="p" fontWeight="semiBold">
            {isWaiting
              ? text('publishing.waiting', { person: request.Person, at: dateTime(request.At) })
              : text('publishing.returned', {
                  person: request.Decider ?? '',
                  at: dateTime(request.DecidedAt ?? request.At),
                })}
          </Typography>
          <Typography tag="p" style={{ overflowWrap: 'anywhere' }}>
            <bdi>{isWaiting ? request.Note : request.Answer}</bdi>
          </Typography>
        </Box>
      )}
      {(canAsk || canReturn) && (
        <>
          <Field.Root name="note" hint={canAsk ? text('publishing.noteHint') : undefined}>
            <Field.Label>{text(canAsk ? 'publishing.note' : 'publishing.returnNote')}</Field.Label>
            <Textarea
              dir="auto"
              maxLength={1000}
              value={note}
              onChange={({ target }: { target: HTMLTextAreaElement }) => setNote(target.value)}
            />
            <Field.Hint />
          </Field.Root>
          {canAsk && isModified && (
            <Typography variant="pi">{text('publishing.saveFirst')}</Typography>
          )}
          <Button
            variant="secondary"
            fullWidth
            disabled={canAsk ? isModified : !note.trim()}
            onClick={() =>
              void (canAsk
                ? submitNote('/editing/requests', 'publishing.asked')
                : submitNote('/editing/requests/return', 'publishing.returnDone'))
            }
          >
            {text(canAsk ? 'publishing.ask' : 'publishing.return')}
          </Button>
        </>
      )}
      <SchedulePart {...{ place, isModified }} publishing={data} onChange={reload} />
      {history.length > 0 && <History uid={place.uid} history={history} />}
    </Flex>
  );
}

function History({ uid, history }: { uid: string } & Pick<Publishing, 'history'>) {
  const text = useText();
  const dateTime = useDateTime();
  const reasonText = useReason();
  return (
    <details>
      <summary>{text('publishing.history')}</summary>
      <ul>
        {history.map(({ id, Action, Language, Person, At, ScheduledFor, Reason }) => {
          const isOnTime = ScheduledFor && (Action === 'publish' || Action === 'unpublish');
          return (
            <Typography key={id} tag="li" variant="pi">
              {text(`publishing.${Action}${isOnTime ? '.scheduled' : ''}`, {
                person: Person,
                for: ScheduledFor ? dateTime(ScheduledFor) : '',
                reason: Reason ? reasonText(uid, Reason) : '',
              })}{' '}
              · {dateTime(At)}
              {Language && ` · ${text(`language.${Language}`)}`}
            </Typography>
          );
        })}
      </ul>
    </details>
  );
}
