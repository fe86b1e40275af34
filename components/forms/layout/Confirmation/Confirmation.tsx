'use client';

import { formatDay, riyadhDay, riyadhTime } from '@/lib/dates/riyadh';
import { format } from '@/lib/i18n/format';
import type { SubmissionLabels } from '@/components/forms/labels/labels';
import { useFormLabels } from '@/components/forms/labels/FormLabelsProvider';
import { Button } from '@/components/ui/Button/Button';
import { ButtonLink } from '@/components/ui/Button/ButtonLink';
import buttons from '@/components/ui/Button/Button.module.css';
import { CopyButton } from '@/components/ui/CopyButton/CopyButton';
import { GlyphMark } from '@/components/ui/Icon/GlyphMark';
import { success } from '@/components/ui/Icon/glyphs';
import { cx } from '@/components/ui/shared/cx';
import { routeHref } from '@/lib/routing/links';
import { LtrText } from '@/components/ui/LtrText/LtrText';
import type { SentRow } from '../../engine/storedReceipt';
import { FocusedResult } from '../FormAlert/FormAlert';
import styles from './Confirmation.module.css';

export type ConfirmationLabels = Pick<
  SubmissionLabels,
  | 'sent'
  | 'sentText'
  | 'sentOnly'
  | 'keptText'
  | 'keptOnly'
  | 'reference'
  | 'track'
  | 'copy'
  | 'copied'
  | 'copyFailed'
  | 'print'
  | 'another'
  | 'next'
  | 'sentAt'
  | 'earlier'
  | 'sentValues'
>;

interface Props {
  /** An empty `track` or `print` hides the link or button. */
  readonly labels: ConfirmationLabels;
  readonly reference: string;
  readonly message?: string;
  /** Next step: how and when the answer comes. */
  readonly next: string;
  /** Milliseconds since 1970. */
  readonly sentAt?: number;
  readonly rows?: readonly SentRow[];
  /** The stored submission lacks later changes of the form, which stays below. */
  readonly isEarlier?: boolean;
  /** Receipt of an earlier visit, read from session storage. */
  readonly isRestored?: boolean;
  readonly autoFocus?: boolean;
  readonly headingLevel?: 2 | 3;
  /** Shows the empty form again; without it the page is loaded again. */
  readonly onAnother?: () => void;
}

/** Server messages that only repeat the title. */
const STANDARD_MESSAGES = ['Message Sent', 'Order Placed'];

/** Receipt of a submission, in place of its form: reference, next step, values. */
export function Confirmation(props: Props) {
  const { labels, reference, message = '', next, sentAt, rows = [], isEarlier, isRestored } = props;
  const { autoFocus, headingLevel = 2, onAnother } = props;
  const { locale } = useFormLabels();
  const moment = sentAt === undefined ? null : new Date(sentAt);
  const Heading = `h${headingLevel}` as const;
  const Subheading = `h${headingLevel + 1}` as 'h3' | 'h4';
  return (
    <FocusedResult title={labels.sent} autoFocus={autoFocus} quiet={isRestored}>
      {/* Not atomic: a copied reference must not announce everything again. */}
      <div role="status" aria-atomic="false" className={styles.panel}>
        <div className={styles.head}>
          <Heading className={styles.title}>
            <GlyphMark glyph={success} className={styles.mark} />
            {labels.sent}
          </Heading>
          <p>{statusText(labels, reference, isRestored)}</p>
          {message && !STANDARD_MESSAGES.includes(message) ? (
            <p>
              <bdi>{message}</bdi>
            </p>
          ) : null}
        </div>
        {reference ? (
          <div className={styles.receipt}>
            <p>
              <span className={styles.label}>{labels.reference}</span>{' '}
              <strong className={styles.reference}>
                <LtrText>{reference}</LtrText>
              </strong>
            </p>
            <CopyButton
              labels={{ copy: labels.copy, copied: labels.copied, failed: labels.copyFailed }}
              text={reference}
            />
          </div>
        ) : null}
        {moment ? (
          <p className="muted">
            {format(labels.sentAt, {
              day: formatDay(riyadhDay(moment)),
              time: riyadhTime(moment),
            })}
          </p>
        ) : null}
        {isEarlier ? <p>{labels.earlier}</p> : null}
        {next ? (
          <section className={styles.part}>
            <Subheading className={styles.subtitle}>{labels.next}</Subheading>
            <p>{next}</p>
          </section>
        ) : null}
        {rows.length > 0 ? (
          <section className={styles.part}>
            <Subheading className={styles.subtitle}>{labels.sentValues}</Subheading>
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
          </section>
        ) : null}
        <div className={styles.actions} data-print="off">
          {reference && labels.track ? (
            <ButtonLink href={routeHref(locale, 'requestTracking', { query: { reference } })}>
              {labels.track}
            </ButtonLink>
          ) : null}
          {labels.print ? (
            <Button variant="ghost" className={styles.scripted} onClick={() => window.print()}>
              {labels.print}
            </Button>
          ) : null}
          {isEarlier ? null : <Another label={labels.another} onClick={onAnother} />}
        </div>
      </div>
    </FocusedResult>
  );
}

function Another({ label, onClick }: { label: string; onClick: Props['onAnother'] }) {
  if (onClick) {
    return (
      <Button variant="ghost" onClick={onClick}>
        {label}
      </Button>
    );
  }
  return (
    // oxlint-disable-next-line next/no-html-link-for-pages -- reloads the page without the post
    <a href="?" className={cx(buttons.button, buttons.ghost)}>
      {label}
    </a>
  );
}

function statusText(labels: ConfirmationLabels, reference: string, isRestored = false): string {
  if (isRestored) return reference ? labels.keptText : labels.keptOnly;
  return reference ? labels.sentText : labels.sentOnly;
}
