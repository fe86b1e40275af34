import { Box, Button, Flex, Typography } from '@strapi/design-system';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { Notice, NoticeKind, ScheduledNotice } from '../../editing/notices-response';
import { Confirmation } from '../Confirmation';
import { entryUrl } from '../entry-url';
import { useText } from '../html/Dialogs';
import { useDateTime } from '../useDateTime';
import { ToneBadge } from '../ToneBadge';

interface Props {
  readonly notice: Notice;
  /** True before its start time. */
  readonly isNext?: boolean;
  readonly onEnd: (notice: Notice) => void;
}

const LEVELS = { notice: 'neutral', warning: 'warning', emergency: 'danger' } as const;

export function NoticeCard({ notice, isNext = false, onEnd }: Props) {
  const text = useText();
  const dateTime = useDateTime();
  const [isAsking, setAsking] = useState(false);
  const { kind, uid, documentId, texts, pages, level, from, until, mayEnd } = notice;
  const [first] = texts;
  const locale = first?.locale ?? 'ar';
  return (
    <Card kind={kind} level={level}>
      {texts.map((version) => (
        <Text key={version.locale} locale={version.locale}>
          {version.text}
        </Text>
      ))}
      <Typography tag="p">
        {text(`notices.pages.${kind}`)} {text(`notices.in.${pages.join(',')}`)}
      </Typography>
      {pages.length > texts.length && (
        <Typography tag="p" textColor="warning700">
          {text('notices.oneText')}
        </Typography>
      )}
      <Typography tag="p" fontWeight="semiBold">
        {isNext && from && `${text('notices.from', { at: dateTime(from) })} · `}
        {until ? text('notices.until', { at: dateTime(until) }) : text('notices.until.none')}
      </Typography>
      <Flex gap={4} wrap="wrap">
        {mayEnd && !isNext && (
          <Button variant="danger" onClick={() => setAsking(true)}>
            {text('notices.end')}
          </Button>
        )}
        <EntryLink {...{ kind, uid, documentId, locale }} />
      </Flex>
      {isAsking && (
        <Confirmation
          title={text('notices.end.ask')}
          cancel={text('notices.end.no')}
          action={text('notices.end.yes')}
          variant="danger"
          onCancel={() => setAsking(false)}
          onConfirm={() => {
            setAsking(false);
            onEnd(notice);
          }}
        >
          {text(`notices.end.${kind}`, { text: first?.text ?? '' })}
        </Confirmation>
      )}
    </Card>
  );
}

export function ScheduledCard({ notice }: { notice: ScheduledNotice }) {
  const text = useText();
  const dateTime = useDateTime();
  const { kind, uid, documentId, locale, action, at } = notice;
  return (
    <Card kind={kind}>
      <Text locale={locale}>{notice.text}</Text>
      <Typography tag="p" fontWeight="semiBold">
        {text(`notices.scheduled.${action}`, { at: dateTime(at) })}
      </Typography>
      <EntryLink {...{ kind, uid, documentId, locale }} />
    </Card>
  );
}

interface CardProps {
  readonly kind: NoticeKind;
  readonly level?: string;
  readonly children: React.ReactNode;
}

function Card({ kind, level, children }: CardProps) {
  const text = useText();
  return (
    <Box tag="li" padding={4} borderColor="neutral200" hasRadius>
      <Flex direction="column" alignItems="stretch" gap={3}>
        <Flex gap={2} wrap="wrap">
          <Typography tag="h3" variant="omega" fontWeight="bold">
            {text(`notices.kind.${kind}`)}
          </Typography>
          {level && level in LEVELS && (
            <ToneBadge tone={LEVELS[level as keyof typeof LEVELS]}>
              {text(`notices.level.${level}`)}
            </ToneBadge>
          )}
        </Flex>
        {children}
      </Flex>
    </Box>
  );
}

function Text({ locale, children }: { locale: string; children: string }) {
  return (
    <Typography
      tag="p"
      variant="epsilon"
      lang={locale}
      dir={locale === 'ar' ? 'rtl' : 'ltr'}
      style={{ overflowWrap: 'anywhere' }}
    >
      {children}
    </Typography>
  );
}

interface EntryProps {
  readonly kind: NoticeKind;
  readonly uid: string;
  readonly documentId: string;
  readonly locale: string;
}

function EntryLink({ kind, ...entry }: EntryProps) {
  const text = useText();
  return (
    <Typography
      tag={Link}
      to={entryUrl({ ...entry, isSingle: kind === 'banner' })}
      textColor="primary600"
    >
      {text('notices.edit')}
    </Typography>
  );
}
