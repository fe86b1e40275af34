import { Box, Typography } from '@strapi/design-system';
import { useLocation } from 'react-router-dom';
import type { CaseEvent } from './contract';
import { isolated } from './isolated';
import { RouterLink } from './RouterLink';
import { Section } from './states';
import { useTexts, type Texts } from './useDesk';

/** What names another case. */
const LINKED: readonly CaseEvent['what'][] = ['follow-up', 'follows'];

/** The history of the case, newest first. */
export function History({ events }: { events: readonly CaseEvent[] }) {
  const texts = useTexts();
  const { text, moment } = texts;
  // With the list that the way back leads to.
  const { state } = useLocation() as { state: unknown };
  return (
    <Section title={text('desk.history')}>
      <ol>
        {[...events].reverse().map((event) => (
          <Box tag="li" key={event.id} paddingBottom={3}>
            <Typography tag="p">
              {described(event, texts)}
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
