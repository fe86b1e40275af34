import { Box, Typography } from '@strapi/design-system';
import { useLocation } from 'react-router-dom';
import type { CaseEvent } from './contract';
import { bidiIsolate } from './bidi-isolate';
import { RouterLink } from './RouterLink';
import { Section } from './states';
import { useTexts, type Texts } from './useDesk';

/** Events that link to another case. */
const LINKED: readonly CaseEvent['what'][] = ['follow-up', 'follows'];

export function History({ events }: { events: readonly CaseEvent[] }) {
  const texts = useTexts();
  const { text, dateTime } = texts;
  // Keeps the target of BackLink.
  const { state } = useLocation() as { state: unknown };
  return (
    <Section title={text('desk.history')}>
      <ol>
        {[...events].reverse().map((event) => (
          <Box tag="li" key={event.id} paddingBottom={3}>
            <Typography tag="p">
              {describeEvent(event, texts)}
              {LINKED.includes(event.what) && event.to && (
                <>
                  {' '}
                  <RouterLink to={`/desk/cases/${event.to}`} state={state}>
                    <bdi dir="ltr">{event.to}</bdi>
                  </RouterLink>
                </>
              )}
            </Typography>
            <Typography tag="p" variant="pi" textColor="neutral600">
              {text('desk.history.by', {
                name: bidiIsolate(event.by?.name ?? text('desk.service')),
                at: dateTime(event.at),
              })}
            </Typography>
          </Box>
        ))}
      </ol>
    </Section>
  );
}

function describeEvent({ what, from, to }: CaseEvent, { text, label }: Texts): string {
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
        from: bidiIsolate(from ?? text('desk.unassigned')),
        to: bidiIsolate(to ?? text('desk.unassigned')),
      });
    default:
      return text(`desk.history.${what}`);
  }
}
