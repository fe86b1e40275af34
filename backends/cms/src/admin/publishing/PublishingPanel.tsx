import type { PanelComponent } from '@strapi/content-manager/strapi-admin';
import { Box, Button, Field, Flex, Textarea, Typography } from '@strapi/design-system';
import { useFetchClient, useForm, useNotification, useQueryParams } from '@strapi/strapi/admin';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useText } from '../html/Dialogs';
import { useAnswer } from '../useAnswer';

interface Request {
  readonly State: 'waiting' | 'returned';
  readonly Note: string;
  readonly Person: string;
  readonly At: string;
  readonly Answer?: string;
  readonly Decider?: string;
  readonly DecidedAt?: string;
}

interface Publishing {
  readonly mayPublish: boolean;
  readonly mayAsk: boolean;
  readonly request: Request | null;
  readonly history: readonly {
    readonly id: number;
    readonly Action: 'publish' | 'unpublish' | 'delete';
    readonly Language: string;
    readonly Person: string;
    readonly At: string;
  }[];
}

interface Place {
  readonly uid: string;
  readonly documentId: string;
  readonly locale: string;
}

/** The language that the panel shows an entry in. */
export function useEntryLocale(): string {
  const [{ query }] = useQueryParams<{ plugins?: { i18n?: { locale?: string } } }>();
  return query.plugins?.i18n?.locale ?? 'ar';
}

/** Side panel of an entry: asks for publication, gives back, and says who published what when. */
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

function Content({ place, version }: { place: Place; version: string }) {
  const text = useText();
  const { formatDate } = useIntl();
  const { post } = useFetchClient();
  const { toggleNotification } = useNotification();
  const isModified = useForm('PublishingPanel', ({ modified }) => modified);
  const [asked, setAsked] = useState(0);
  const [note, setNote] = useState('');
  const query = new URLSearchParams({ ...place }).toString();
  const { data } = useAnswer<Publishing>(`/editing/publishing?${query}`, `${version} ${asked}`);
  if (!data) return null;
  const { request, mayPublish, mayAsk, history } = data;
  const isWaiting = request?.State === 'waiting';
  const moment = (at: string) => formatDate(at, { dateStyle: 'medium', timeStyle: 'short' });

  async function send(path: string, done: string): Promise<void> {
    try {
      await post(path, { ...place, note });
      setNote('');
      setAsked(asked + 1);
      toggleNotification({ type: 'success', message: text(done) });
    } catch {
      toggleNotification({ type: 'danger', message: text('publishing.failed') });
    }
  }

  const canReturn = mayPublish && isWaiting;
  const canAsk = !mayPublish && mayAsk;
  return (
    <Flex direction="column" alignItems="stretch" gap={3} width="100%">
      {request && (
        <Box role="status">
          <Typography tag="p" fontWeight="semiBold">
            {isWaiting
              ? text('publishing.waiting', { person: request.Person, at: moment(request.At) })
              : text('publishing.returned', {
                  person: request.Decider ?? '',
                  at: moment(request.DecidedAt ?? request.At),
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
                ? send('/editing/requests', 'publishing.asked')
                : send('/editing/requests/return', 'publishing.returnDone'))
            }
          >
            {text(canAsk ? 'publishing.ask' : 'publishing.return')}
          </Button>
        </>
      )}
      {history.length > 0 && (
        <details>
          <summary>{text('publishing.history')}</summary>
          <ul>
            {history.map(({ id, Action, Language, Person, At }) => (
              <Typography key={id} tag="li" variant="pi">
                {text(`publishing.${Action}`, { person: Person })} · {moment(At)} · {Language}
              </Typography>
            ))}
          </ul>
        </details>
      )}
    </Flex>
  );
}
