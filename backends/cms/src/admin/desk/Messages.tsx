import { Box, Flex, Typography } from '@strapi/design-system';
import type { CaseMessage } from './contract';
import { bidiIsolate } from './bidi-isolate';
import { Section } from './states';
import { paragraphDirection, splitParagraphs } from './templates';
import { ToneBadge } from '../ToneBadge';
import { useTexts } from './useDesk';

const TONES = { waiting: 'secondary', sent: 'success', failed: 'danger' } as const;

export function Messages({ messages }: { messages: readonly CaseMessage[] }) {
  const { text } = useTexts();
  return (
    <Section title={text('desk.messages')}>
      {messages.length === 0 && (
        <Typography tag="p" textColor="neutral600">
          {text('desk.messages.empty')}
        </Typography>
      )}
      {messages.map((message) => (
        <Message key={message.id} message={message} />
      ))}
    </Section>
  );
}

function Message({ message }: { message: CaseMessage }) {
  const { text, dateTime } = useTexts();
  const { purpose, to, by, at, sentAt, state, language, subject, body } = message;
  return (
    <Box tag="article" borderColor="neutral200" hasRadius padding={4}>
      <Flex gap={2} wrap="wrap" justifyContent="space-between">
        <Typography variant="pi" textColor="neutral600">
          {text('desk.messages.by', {
            purpose: text(`desk.messages.${purpose}`),
            to: bidiIsolate(to),
          })}
          {' · '}
          {bidiIsolate(by?.name ?? text('desk.service'))}
          {' · '}
          {dateTime(sentAt ?? at)}
        </Typography>
        <ToneBadge tone={TONES[state]}>{text(`desk.messages.state.${state}`)}</ToneBadge>
      </Flex>
      <MailText language={language} subject={subject} body={body} />
    </Box>
  );
}

type MailTextProps = Pick<CaseMessage, 'language' | 'subject' | 'body'>;

export function MailText({ language, subject, body }: MailTextProps) {
  return (
    <Box dir={language === 'ar' ? 'rtl' : 'ltr'} lang={language} paddingTop={3}>
      <Typography tag="p" fontWeight="bold">
        {subject}
      </Typography>
      {splitParagraphs(body).map((paragraph, index) => (
        <Box key={index} paddingTop={3}>
          <Typography
            tag="p"
            dir={paragraphDirection(paragraph)}
            style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}
          >
            {paragraph}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
