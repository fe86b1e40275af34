import { Box, Flex, Grid, Typography } from '@strapi/design-system';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { AnswerForm } from './AnswerForm';
import { useResponse } from '../load';
import { errorReason } from './api';
import { PanelPage } from '../PanelPage';
import { BackLink } from './BackLink';
import { CaseFiles } from './CaseFiles';
import { CaseForm } from './CaseForm';
import type { CaseDetails } from './contract';
import { History } from './History';
import { bidiIsolate } from './bidi-isolate';
import { Messages } from './Messages';
import { Notes } from './Notes';
import { OrderForm } from './OrderForm';
import { Due, StateBadge } from './StateBadge';
import { Failure, LoadingPage, Notice, Section } from './states';
import en from './texts.en.json';
import { useMe, useTexts } from './useDesk';
import { WorkForm } from './WorkForm';

export function CasePage() {
  const { reference = '' } = useParams();
  return <CaseContent key={reference} reference={reference} />;
}

function CaseContent({ reference }: { reference: string }) {
  const { text, label, dateTime, errorMessage } = useTexts();
  const me = useMe();
  const [fault, setFault] = useState<unknown>();
  const path = `/desk/cases/${encodeURIComponent(reference)}`;
  const { data: details, error, reload, replace } = useResponse<CaseDetails>(path);
  if (!details && error === undefined) return <LoadingPage />;

  const part = details && {
    details,
    onChanged: (changed: CaseDetails) => {
      setFault(undefined);
      replace(changed);
    },
    onFailed: (problem: unknown) => {
      setFault(problem);
      if (isConflict(problem)) reload();
    },
  };

  return (
    <PanelPage
      title={reference}
      subtitle={
        details &&
        `${text('desk.case.from', { kind: label('kind', details.kind), name: bidiIsolate(details.title) })} · ${dateTime(details.receivedAt)}`
      }
      navigationAction={<BackLink />}
      secondaryAction={details && <StateBadge state={details.state} />}
    >
      {error !== undefined && <Failure error={error} onRetry={reload} />}
      {fault !== undefined && (
        <Notice
          focusOn={fault}
          variant={isConflict(fault) ? 'warning' : 'danger'}
          title={text(isConflict(fault) ? 'desk.conflict.title' : 'desk.reason')}
        >
          {isConflict(fault) ? text('desk.conflict.text') : errorMessage(fault)}
        </Notice>
      )}
      {part && (
        <Grid.Root gap={6}>
          <Grid.Item col={8} s={12} xs={12} direction="column" alignItems="stretch">
            <Flex direction="column" alignItems="stretch" gap={6}>
              <CaseForm details={part.details} />
              {part.details.files.length > 0 && <CaseFiles details={part.details} />}
              {part.details.order && <OrderForm {...part} order={part.details.order} />}
              <Messages messages={part.details.messages} />
              {part.details.canChange && me.role !== 'reader' && <AnswerForm {...part} />}
              <Notes {...part} />
            </Flex>
          </Grid.Item>
          <Grid.Item col={4} s={12} xs={12} direction="column" alignItems="stretch">
            <Flex direction="column" alignItems="stretch" gap={6}>
              <WorkForm {...part} />
              <Deadlines details={part.details} />
              <History events={part.details.history} />
            </Flex>
          </Grid.Item>
        </Grid.Root>
      )}
    </PanelPage>
  );
}

const isConflict = (error: unknown): boolean => errorReason(error, en) === 'changed';

function Deadlines({ details }: { details: CaseDetails }) {
  const { text, day } = useTexts();
  const { dueOn, overdue, keptUntil, language } = details;
  return (
    <Section title={text('desk.case.facts')}>
      <Flex tag="dl" direction="column" alignItems="flex-start" gap={3}>
        <Box>
          <Typography tag="dt" variant="pi" textColor="neutral600">
            {text('desk.list.due')}
          </Typography>
          <dd>
            <Due dueOn={dueOn} overdue={overdue} />
          </dd>
        </Box>
        <Box>
          <Typography tag="dt" variant="pi" textColor="neutral600">
            {text('desk.case.language')}
          </Typography>
          <Typography tag="dd">{text(`desk.language.${language}`)}</Typography>
        </Box>
        <Box>
          <Typography tag="dt" variant="pi" textColor="neutral600">
            {text('desk.case.kept')}
          </Typography>
          <Typography tag="dd">{day(keptUntil)}</Typography>
        </Box>
      </Flex>
    </Section>
  );
}
