import { Box, Flex, Typography } from '@strapi/design-system';
import { Book, Calendar, Clock, Earth, Message } from '@strapi/icons';
import type { StrapiApp } from '@strapi/strapi/admin';
import { Link } from 'react-router-dom';
import type { StartPage } from '../../editing/start-page-response';
import { DESK_READ } from '../desk/permission';
import { StartPart } from '../desk/StartPart';
import { entryUrl } from '../entry-url';
import { useText } from '../html/Dialogs';
import { useDateTime } from '../useDateTime';
import { useReason } from '../publishing/useReason';
import { useResponse } from '../load';
import { READS_CONTENT } from '../reads-content';

type ListName = Exclude<keyof StartPage, 'untranslatedCount'>;

function List({ name }: { name: ListName }) {
  const text = useText();
  const dateTime = useDateTime();
  const reasonText = useReason();
  const { data, error } = useResponse<StartPage>('/editing/start');
  if (error !== undefined) return <Typography>{text('start.failed')}</Typography>;
  if (!data) return <Typography>{text('start.loading')}</Typography>;
  const lines = data[name];
  if (lines.length === 0) return <Typography>{text(`start.${name}.none`)}</Typography>;
  return (
    <Flex tag="ul" direction="column" alignItems="stretch" gap={3}>
      {lines.map((line) => (
        <Box
          tag="li"
          key={`${line.documentId} ${line.locale} ${line.action ?? ''} ${line.at ?? ''}`}
        >
          <Typography tag={Link} to={entryUrl(line)} textColor="primary600" fontWeight="semiBold">
            <bdi>{line.title}</bdi>
          </Typography>
          {line.at && (
            <Typography variant="pi" tag="p" textColor="neutral600">
              {line.action && line.reason === undefined
                ? text(`start.scheduled.${line.action}`, { at: dateTime(line.at) })
                : line.reason === undefined && dateTime(line.at)}
              {line.action &&
                line.reason !== undefined &&
                text(`schedule.refused.${line.action}`, {
                  at: dateTime(line.at),
                  reason: reasonText(line.uid, line.reason),
                })}
            </Typography>
          )}
          {line.person && (
            <Typography variant="pi" tag="p" textColor="neutral600">
              {line.returnedAt ? (
                text('publishing.returned', { person: line.person, at: dateTime(line.returnedAt) })
              ) : (
                <bdi>{line.person}</bdi>
              )}
              {line.note && (
                <>
                  : <bdi>{line.note}</bdi>
                </>
              )}
            </Typography>
          )}
        </Box>
      ))}
      {name === 'untranslated' && data.untranslatedCount > lines.length && (
        <Typography tag="li" variant="pi">
          {text('start.untranslated.more', { count: data.untranslatedCount })}
        </Typography>
      )}
    </Flex>
  );
}

function GuideLink() {
  const text = useText();
  return (
    <Typography tag={Link} to="/guide" textColor="primary600" fontWeight="semiBold">
      {text('guide.open')}
    </Typography>
  );
}

const ICONS = {
  waiting: Message,
  scheduled: Calendar,
  ending: Clock,
  untranslated: Earth,
} as const;

/** Widgets of the start page in their order; Strapi's other widgets are removed. */
export function addWidgets(panel: StrapiApp): void {
  const own = (Object.keys(ICONS) as ListName[]).map((name) => ({
    id: name,
    icon: ICONS[name],
    title: { id: `start.${name}`, defaultMessage: name },
    permissions: [READS_CONTENT],
    component: async () =>
      function StartList() {
        return <List name={name} />;
      },
  }));
  const guide = {
    id: 'guide',
    icon: Book,
    title: { id: 'guide.widget', defaultMessage: 'Guide' },
    permissions: [READS_CONTENT],
    component: async () => GuideLink,
  };
  const desk = {
    id: 'desk',
    icon: Message,
    title: { id: 'desk.title', defaultMessage: 'Cases' },
    permissions: [DESK_READ],
    component: async () => StartPart,
  };
  panel.widgets.register((widgets) => [
    desk,
    ...own,
    guide,
    ...widgets.filter(({ id }) => ['last-edited-entries', 'last-published-entries'].includes(id)),
  ]);
}
