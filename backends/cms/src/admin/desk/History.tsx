import { Box, Typography } from '@strapi/design-system';
import type { CaseEvent } from './contract';
import { isolated } from './isolated';
import { Section } from './states';
import { useTexts, type Texts } from './useDesk';

/** What happened to the case, newest first. */
export function History({ events }: { events: readonly CaseEvent[] }) {
  const texts = useTexts();
  const { text, moment } = texts;
  return (
    <Section title={text('desk.history')}>
      <ol>
        {[...events].reverse().map((event) => (
          <Box tag="li" key={event.id} paddingBottom={3}>
            <Typography tag="p">{described(event, texts)}</Typography>
            <Typography tag="p" variant="pi" textColor="neutral600">
              {text('desk.history.by', {
                name: isolated(event.by?.name ?? text('desk.service')),
                at: moment(event.at),
              })}
            </Typography>
          </Box>
        ))}
      </ol>
    </Section>
  );
}

function described({ what, from, to }: CaseEvent, { text, label }: Texts): string {
  switch (what) {
    case 'state':
    case 'department':
    case 'order':
      return text(`desk.history.${what}`, {
        from: from ? label(what, from) : text('desk.none'),
        to: to ? label(what, to) : text('desk.none'),
      });
    case 'assignee':
      return text('desk.history.assignee', {
        from: isolated(from ?? text('desk.nobody')),
        to: isolated(to ?? text('desk.nobody')),
      });
    default:
      return text(`desk.history.${what}`);
  }
}
