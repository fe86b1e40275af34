import { Box, Button, Field, Flex, Textarea, Typography } from '@strapi/design-system';
import { useNotification } from '@strapi/strapi/admin';
import { useState } from 'react';
import { client } from '../load';
import type { CasePart } from './case-part';
import { MAX_NOTE_CHARACTERS, type CaseDetails, type NewNote } from './contract';
import { useDraft } from './draft';
import { bidiIsolate } from './bidi-isolate';
import { Section } from './states';
import { useTexts } from './useDesk';

/** Internal notes with a form. */
export function Notes({ details, onChanged, onFailed }: CasePart) {
  const { text, dateTime } = useTexts();
  return (
    <Section title={text('desk.notes')}>
      <Typography tag="p" textColor="neutral600">
        {text('desk.notes.hint')}
      </Typography>
      {details.notes.length === 0 && <Typography tag="p">{text('desk.notes.empty')}</Typography>}
      {details.notes.map(({ id, by, at, text: note }) => (
        <Box key={id} background="neutral100" hasRadius padding={4}>
          <Typography
            tag="p"
            dir="auto"
            style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
          >
            {note}
          </Typography>
          <Typography tag="p" variant="pi" textColor="neutral600">
            {text('desk.history.by', { name: bidiIsolate(by.name), at: dateTime(at) })}
          </Typography>
        </Box>
      ))}
      {details.canChange && (
        <NoteForm details={details} onChanged={onChanged} onFailed={onFailed} />
      )}
    </Section>
  );
}

function NoteForm({ details, onChanged, onFailed }: CasePart) {
  const { text, direction } = useTexts();
  const { toggleNotification } = useNotification();
  const [draft, change, clear] = useDraft(`desk-note-${details.reference}`, { text: '', key: '' });
  const [isSending, setSending] = useState(false);
  const [error, setError] = useState<string>();

  async function add(): Promise<void> {
    const note = draft.text.trim();
    if (!note) return setError(text('desk.notes.missing'));
    const key = draft.key || crypto.randomUUID();
    change({ key });
    setSending(true);
    try {
      const path = `/desk/cases/${details.reference}/notes`;
      const body: NewNote = { text: note, key };
      const { data } = await client().post<CaseDetails>(path, body);
      clear();
      onChanged(data);
      toggleNotification({ type: 'success', message: text('desk.notes.added') });
    } catch (fault) {
      onFailed(fault);
    } finally {
      setSending(false);
    }
  }

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void add();
      }}
    >
      <Flex direction="column" alignItems="stretch" gap={3}>
        <Field.Root name="note" error={error}>
          <Field.Label>{text('desk.notes.text')}</Field.Label>
          <Textarea
            dir={draft.text ? 'auto' : direction}
            value={draft.text}
            maxLength={MAX_NOTE_CHARACTERS}
            onChange={(event: React.ChangeEvent<HTMLTextAreaElement>) => {
              setError(undefined);
              // A changed text needs a new idempotency key.
              change({ text: event.target.value, key: '' });
            }}
          />
          <Field.Error />
        </Field.Root>
        <Box>
          <Button type="submit" variant="secondary" loading={isSending}>
            {text('desk.notes.add')}
          </Button>
        </Box>
      </Flex>
    </form>
  );
}
