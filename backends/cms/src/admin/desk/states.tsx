import { Box, Button, Flex, Loader, Typography } from '@strapi/design-system';
import { Page } from '@strapi/strapi/admin';
import { useEffect, useRef, type ReactNode } from 'react';
import { PanelPage } from '../PanelPage';
import { useTexts } from './useDesk';

export function LoadingPage() {
  const { text } = useTexts();
  return <Page.Loading>{text('desk.loading')}</Page.Loading>;
}

export function EmptyPage({ title, text: reason }: { title: string; text: string }) {
  const { text } = useTexts();
  return (
    <PanelPage title={text('desk.title')}>
      <Section title={title}>
        <Typography tag="p">{reason}</Typography>
      </Section>
    </PanelPage>
  );
}

export function Failure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { text, errorMessage } = useTexts();
  return (
    <Notice
      variant="danger"
      title={text('desk.reason')}
      action={<Button onClick={onRetry}>{text('desk.retry')}</Button>}
    >
      {errorMessage(error)}
    </Notice>
  );
}

interface NoticeProps {
  readonly variant: 'danger' | 'warning';
  readonly title: string;
  readonly children: ReactNode;
  readonly action?: ReactNode;
  /** A new value moves the focus to the notice. */
  readonly focusOn?: unknown;
}

export function Notice({ variant, title, children, action, focusOn }: NoticeProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (focusOn !== undefined) box.current?.focus();
  }, [focusOn]);
  return (
    <Box
      ref={box}
      role="alert"
      tabIndex={focusOn === undefined ? undefined : -1}
      // Height of the sticky header.
      style={{ scrollMarginBlockStart: '10rem' }}
      background={`${variant}100`}
      borderColor={`${variant}200`}
      hasRadius
      padding={4}
      marginBottom={4}
    >
      <Flex direction="column" alignItems="flex-start" gap={2}>
        <Typography fontWeight="bold" tag="p" textColor={`${variant}700`}>
          {title}
        </Typography>
        <Typography tag="div">{children}</Typography>
        {action}
      </Flex>
    </Box>
  );
}

export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box
      tag="section"
      aria-label={title}
      background="neutral0"
      shadow="tableShadow"
      hasRadius
      padding={6}
    >
      <Flex direction="column" alignItems="stretch" gap={4}>
        <Typography variant="delta" tag="h2">
          {title}
        </Typography>
        {children}
      </Flex>
    </Box>
  );
}

export function LoadingPart() {
  const { text } = useTexts();
  return (
    <Flex justifyContent="center" padding={8} aria-busy>
      <Loader>{text('desk.loading')}</Loader>
    </Flex>
  );
}
