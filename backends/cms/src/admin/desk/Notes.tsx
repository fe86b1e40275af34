import { Box, Button, Field, Flex, Textarea, Typography } from '@strapi/design-system';
import { useState } from 'react';
import type { CasePart } from './case-part';
import { MAX_NOTE_CHARACTERS, type NewNote } from './contract';
import { useDraft } from './draft';
import { bidiIsolate } from './bidi-isolate';
import { Section } from './states';
import { useCaseChange } from './useCaseChange';
import { useTexts } from './useDesk';

export function Notes(part: CasePart) {
  const { details } = part;
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
      {details.canChange && <NoteForm {...part} />}
    </Section>
  );
}

function NoteForm(part: CasePart) {
  const { details } = part;
  const { text, direction } = useTexts();
  const { send, isSending } = useCaseChange(part);
  const [draft, change, clear] = useDraft(`desk-note-${details.reference}`, { text: '', key: '' });
  const [error, setError] = useState<string>();

  async function add(): Promise<void> {
    const note = draft.text.trim();
    if (!note) return setError(text('desk.notes.missing'));
    const key = draft.key || crypto.randomUUID();
    change({ key });
    const body: NewNote = { text: note, key };
    const fault = await send('/notes', body, () => 'desk.notes.added');
    if (fault === undefined) clear();
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
