import { Flex, Typography } from '@strapi/design-system';
import { useEffect } from 'react';
import type { Notice, Notices } from '../../editing/notices-response';
import { useResponse } from '../load';
import { Failure, LoadingPart, Section } from '../desk/states';
import { useText } from '../html/Dialogs';
import { PanelPage } from '../PanelPage';
import { useSend } from '../publishing/useSend';
import { NoticeCard, ScheduledCard } from './NoticeCard';

/** Polled, as notices start and end on schedule and other users change them. */
const POLL_MS = 15_000;

export default function NoticesPage() {
  const text = useText();
  const { data, error, reload } = useResponse<Notices>('/editing/notices');
  useEffect(() => {
    const timer = setInterval(reload, POLL_MS);
    return () => clearInterval(timer);
  }, [reload]);
  return (
    <PanelPage title={text('notices.title')} subtitle={text('notices.subtitle')}>
      {error !== undefined && <Failure error={error} onRetry={reload} />}
      {data && <Lists notices={data} onChange={reload} />}
      {!data && error === undefined && <LoadingPart />}
    </PanelPage>
  );
}

function Lists({ notices, onChange }: { notices: Notices; onChange: () => void }) {
  const text = useText();
  const send = useSend('');
  const { shown, next, scheduled } = notices;
  const end = ({ uid, documentId }: Notice) =>
    void send('/editing/notices/end', { uid, documentId }, () => text('notices.ended')).then(
      onChange,
    );
  const cards = (list: readonly Notice[], isNext = false) =>
    list.map((notice) => (
      <NoticeCard key={notice.documentId} notice={notice} isNext={isNext} onEnd={end} />
    ));
  const mayEnd = shown.some((notice) => notice.mayEnd);
  return (
    <Flex direction="column" alignItems="stretch" gap={6} paddingBottom={8}>
      <Section title={text('notices.shown')}>
        <div role="status">
          {shown.length === 0 && <Typography>{text('notices.shown.none')}</Typography>}
        </div>
        {shown.length > 0 && !mayEnd && <Typography>{text('notices.publishersOnly')}</Typography>}
        <Flex tag="ul" direction="column" alignItems="stretch" gap={4}>
          {cards(shown)}
        </Flex>
      </Section>
      <Section title={text('notices.next')}>
        {next.length + scheduled.length === 0 && (
          <Typography>{text('notices.next.none')}</Typography>
        )}
        <Flex tag="ul" direction="column" alignItems="stretch" gap={4}>
          {cards(next, true)}
          {scheduled.map((notice) => (
            <ScheduledCard
              key={`${notice.documentId} ${notice.locale} ${notice.action}`}
              notice={notice}
            />
          ))}
        </Flex>
      </Section>
      <Typography variant="pi" textColor="neutral600">
        {text('notices.zone')}
      </Typography>
    </Flex>
  );
}
