import { Box, Button, Field, Flex, Modal, Textarea, Typography } from '@strapi/design-system';
import { useState } from 'react';
import { Confirmation } from '../Confirmation';
import { useFocusReturn } from '../useFocusReturn';
import { useResponse } from '../load';
import { errorReason } from './api';
import type { CasePart } from './case-part';
import { Choice } from './Choice';
import {
  LOCALES,
  MAX_ANSWER_CHARACTERS,
  MAX_SUBJECT_CHARACTERS,
  type AnswerTemplate,
  type CaseDetails,
  type Locale,
  type NewAnswer,
} from './contract';
import { useDraft } from './draft';
import { MailText } from './Messages';
import { Section } from './states';
import { findPlaceholders, fillTemplate } from './templates';
import en from './texts.en.json';
import { useCaseChange } from './useCaseChange';
import { useTexts } from './useDesk';

type NextState = NewAnswer['nextState'];

interface Draft {
  readonly language: Locale;
  readonly subject: string;
  readonly body: string;
  readonly nextState: NextState;
  /** Idempotency key of the last attempt; '' after every change. */
  readonly key: string;
}

type Errors = Partial<Record<'subject' | 'body', string>>;

export function AnswerForm(part: CasePart) {
  const { text } = useTexts();
  return (
    <Section title={text('desk.answer')}>
      {part.details.canAnswer ? (
        <Form {...part} />
      ) : (
        <Typography tag="p">{text('desk.answer.none')}</Typography>
      )}
    </Section>
  );
}

function Form(part: CasePart) {
  const { details } = part;
  const { text, language, label, direction } = useTexts();
  const { send, isSending } = useCaseChange(part);
  const previewFocus = useFocusReturn();
  const [draft, setDraft, clear] = useDraft<Draft>(`desk-answer-${details.reference}`, {
    language: details.language,
    subject: '',
    body: '',
    nextState: 'answered',
    key: '',
  });
  const [errors, setErrors] = useState<Errors>({});
  const [isPreviewed, setPreviewed] = useState(false);
  const [replacing, setReplacing] = useState<AnswerTemplate>();
  const templates = useResponse<AnswerTemplate[]>('/desk/templates');
  const fitting = (templates.data ?? []).filter(({ kinds }) => kinds.includes(details.kind));
  const change = (changed: Partial<Draft>): void => {
    setErrors({});
    setDraft({ key: '', ...changed });
  };
  const hasText = draft.subject.trim() !== '' || draft.body.trim() !== '';
  const textDirection = draft.language === 'ar' ? 'rtl' : 'ltr';

  function apply(template: AnswerTemplate): void {
    setReplacing(undefined);
    const known = { name: details.title, reference: details.reference };
    change({
      nextState: template.nextState,
      ...fillTemplate(template, draft.language, known),
    });
  }

  function preview(): void {
    const found = validate(draft, text);
    setErrors(found);
    if (Object.keys(found).length === 0) setPreviewed(true);
  }

  async function sendAnswer(): Promise<void> {
    const key = draft.key || crypto.randomUUID();
    setDraft({ key });
    const answer: NewAnswer = {
      ...draft,
      subject: draft.subject.trim(),
      body: draft.body.trim(),
      version: details.version,
      key,
    };
    const error = await send('/answers', answer, () => 'desk.answer.sent');
    if (error === undefined) clear();
    // After a conflict the answer refers to a new version: a new key.
    else if (errorReason(error, en) === 'changed') setDraft({ key: '' });
    setPreviewed(false);
  }

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        preview();
      }}
    >
      <Flex direction="column" alignItems="stretch" gap={4}>
        <Flex gap={4} wrap="wrap" alignItems="flex-end">
          <Choice
            label={text('desk.answer.language')}
            value={draft.language}
            options={LOCALES.map((code) => [code, text(`desk.language.${code}`)] as const)}
            onChange={(code) => change({ language: code === 'ar' ? 'ar' : 'en' })}
          />
          {fitting.length > 0 && (
            <Choice
              label={text('desk.answer.template')}
              value=""
              placeholder={text('desk.answer.template.choose')}
              options={fitting.map(({ id, title }) => [id, title[language]] as const)}
              onChange={(id) => {
                const template = fitting.find((candidate) => candidate.id === id);
                if (template && hasText) setReplacing(template);
                else if (template) apply(template);
              }}
            />
          )}
        </Flex>
        <Field.Root name="subject" error={errors.subject} required>
          <Field.Label>{text('desk.answer.subject')}</Field.Label>
          <Field.Input
            dir={textDirection}
            lang={draft.language}
            value={draft.subject}
            maxLength={MAX_SUBJECT_CHARACTERS}
            onChange={(event) => change({ subject: event.target.value })}
          />
          <Field.Error />
        </Field.Root>
        <Field.Root name="body" error={errors.body} hint={text('desk.answer.body.hint')} required>
          <Field.Label>{text('desk.answer.body')}</Field.Label>
          <Textarea
            dir={textDirection}
            lang={draft.language}
            minHeight="24rem"
            resizable
            value={draft.body}
            onChange={(event: React.ChangeEvent<HTMLTextAreaElement>) =>
              change({ body: event.target.value })
            }
          />
          <Field.Hint />
          <Field.Error />
        </Field.Root>
        <Typography variant="pi" textColor="neutral600">
          {text('desk.answer.counter', {
            used: draft.body.length,
            limit: MAX_ANSWER_CHARACTERS,
          })}
          {hasText && ` · ${text('desk.answer.kept')}`}
        </Typography>
        <Choice
          label={text('desk.answer.state')}
          value={draft.nextState}
          options={(['answered', 'waiting', 'closed'] as const).map(
            (state) => [state, label('state', state)] as const,
          )}
          onChange={(state) => change({ nextState: state as NextState })}
        />
        <Box>
          <Button type="submit">{text('desk.answer.preview')}</Button>
        </Box>
      </Flex>

      <Modal.Root open={isPreviewed} onOpenChange={setPreviewed}>
        <Modal.Content
          dir={direction}
          lang={language}
          aria-describedby={undefined}
          {...previewFocus}
        >
          <Modal.Header closeLabel={text('desk.close')}>
            <Modal.Title>{text('desk.answer.preview.title')}</Modal.Title>
          </Modal.Header>
          <Modal.Body>
            <Typography tag="p" dir={direction} textColor="neutral600">
              {text('desk.answer.preview.to')}: <bdi dir="ltr">{senderEmail(details)}</bdi>
            </Typography>
            <MailText language={draft.language} subject={draft.subject} body={draft.body} />
          </Modal.Body>
          <Modal.Footer>
            <Button variant="tertiary" onClick={() => setPreviewed(false)}>
              {text('desk.answer.edit')}
            </Button>
            <Button loading={isSending} onClick={() => void sendAnswer()}>
              {text('desk.answer.send')}
            </Button>
          </Modal.Footer>
        </Modal.Content>
      </Modal.Root>

      {replacing && (
        <Confirmation
          title={text('desk.answer.template.replace')}
          cancel={text('desk.cancel')}
          action={text('desk.answer.template.replace.do')}
          onCancel={() => setReplacing(undefined)}
          onConfirm={() => apply(replacing)}
        >
          {text('desk.answer.template.replace.text')}
        </Confirmation>
      )}
    </form>
  );
}

function validate({ subject, body }: Draft, text: ReturnType<typeof useTexts>['text']): Errors {
  const left = findPlaceholders(`${subject}\n${body}`);
  const tooLong = body.length > MAX_ANSWER_CHARACTERS;
  return {
    ...(!subject.trim() && { subject: text('desk.answer.missing.subject') }),
    ...(left.length > 0 && { body: text('desk.answer.blanks', { blanks: left.join(' ') }) }),
    ...(tooLong && { body: text('desk.answer.too-long', { limit: MAX_ANSWER_CHARACTERS }) }),
    ...(!body.trim() && { body: text('desk.answer.missing.body') }),
  };
}

function senderEmail({ fields }: CaseDetails): string {
  return fields.find(({ format }) => format === 'email')?.value ?? '';
}
