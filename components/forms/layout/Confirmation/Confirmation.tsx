'use client';

import { formatDay, riyadhDay, riyadhTime } from '@/lib/dates/riyadh';
import { format } from '@/lib/i18n/format';
import type { SubmissionLabels } from '@/components/forms/labels/labels';
import { useFormLabels } from '@/components/forms/labels/FormLabelsProvider';
import { SiteLink } from '@/components/ui/SiteLink/SiteLink';
import { routeHref } from '@/lib/routing/links';
import { LtrText } from '@/components/ui/LtrText/LtrText';
import { FormAlert } from '../FormAlert/FormAlert';
import styles from './Confirmation.module.css';

export interface SentRow {
  readonly label: string;
  readonly value: string;
}

export type ConfirmationLabels = Pick<
  SubmissionLabels,
  | 'sent'
  | 'sentText'
  | 'sentOnly'
  | 'keptText'
  | 'keptOnly'
  | 'reference'
  | 'track'
  | 'sentAt'
  | 'earlier'
  | 'sentValues'
>;

interface Props {
  /** An empty `track` hides the tracking link. */
  readonly labels: ConfirmationLabels;
  readonly reference: string;
  readonly message?: string;
  /** Next step with the expected time. */
  readonly next: string;
  /** Milliseconds since 1970. */
  readonly sentAt?: number;
  readonly rows?: readonly SentRow[];
  /** The stored submission lacks later changes of the form. */
  readonly isEarlier?: boolean;
  /** Receipt of an earlier visit, read from session storage. */
  readonly isRestored?: boolean;
  readonly autoFocus?: boolean;
  readonly headingLevel?: 2 | 3;
}

/** Server messages that only repeat the title. */
const STANDARD_MESSAGES = ['Message Sent', 'Order Placed'];

/** Receipt of a submission: reference, time, values and next step. */
export function Confirmation(props: Props) {
  const { labels, reference, message = '', next, sentAt, rows = [], isEarlier, isRestored } = props;
  const { autoFocus, headingLevel } = props;
  const { locale } = useFormLabels();
  const moment = sentAt === undefined ? null : new Date(sentAt);
  return (
    <FormAlert
      tone="success"
      title={labels.sent}
      {...{ autoFocus, headingLevel }}
      quiet={isRestored}
    >
      <p>{statusText(labels, reference, isRestored)}</p>
      {reference ? (
        <p>
          {labels.reference}:{' '}
          <strong className={styles.reference}>
            <LtrText>{reference}</LtrText>
          </strong>
          {labels.track ? (
            <span>
              {' – '}
              <SiteLink href={routeHref(locale, 'requestTracking')}>{labels.track}</SiteLink>
            </span>
          ) : null}
        </p>
      ) : null}
      {message && !STANDARD_MESSAGES.includes(message) ? (
        <p>
          <bdi>{message}</bdi>
        </p>
      ) : null}
      {moment ? (
        <p>
          {format(labels.sentAt, { day: formatDay(riyadhDay(moment)), time: riyadhTime(moment) })}
        </p>
      ) : null}
      {isEarlier ? <p>{labels.earlier}</p> : null}
      <p>{next}</p>
      {rows.length > 0 ? (
        <>
          <p className={styles.sent}>
            <strong>{labels.sentValues}</strong>
          </p>
          <dl className={styles.values}>
            {rows.map(({ label, value }) => (
              <div key={label} className={styles.row}>
                <dt>{label}</dt>
                <dd>
                  <bdi>{value}</bdi>
                </dd>
              </div>
            ))}
          </dl>
        </>
      ) : null}
    </FormAlert>
  );
}

function statusText(labels: ConfirmationLabels, reference: string, isRestored = false): string {
  if (isRestored) return reference ? labels.keptText : labels.keptOnly;
  return reference ? labels.sentText : labels.sentOnly;
}
