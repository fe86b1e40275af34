import { getTranslations } from 'next-intl/server';
import { Alert } from '@/components/ui/Alert/Alert';
import { Button } from '@/components/ui/Button/Button';
import { ButtonLink } from '@/components/ui/Button/ButtonLink';
import { LtrText } from '@/components/ui/LtrText/LtrText';
import { PageHeader } from '@/components/ui/PageHeader/PageHeader';
import field from '@/components/ui/shared/Field.module.css';
import type { SubscriberRow, SubscriptionRow } from '@/lib/e-services/subscriptions';
import type { Locale } from '@/lib/i18n/locales';
import { routeHref } from '@/lib/routing/links';
import { SubscriptionForm } from './SubscriptionForm';
import styles from './Subscriptions.module.css';

const DONE = ['changed', 'ended', 'resumed', 'expired', 'failed'] as const;
export type ManageOutcome = (typeof DONE)[number];

interface Props {
  readonly locale: Locale;
  readonly token: string;
  /** Null for an expired link; undefined while the service is unavailable. */
  readonly subscriber: SubscriberRow | null | undefined;
  /** Result of the last action. */
  readonly done: ManageOutcome | null;
}

/** Parses a result from a query; null if invalid. */
export function manageOutcome(text: string | undefined): ManageOutcome | null {
  return DONE.find((outcome) => outcome === text) ?? null;
}

/** Subscriptions of a link's owner, with forms to change and cancel them. */
export async function ManageView({ locale, token, subscriber, done }: Props) {
  const t = await getTranslations({ locale });
  return (
    <>
      <PageHeader
        locale={locale}
        route="subscriptionManage"
        title={t('routes.subscriptionManage')}
      />
      <div className="wrap page-body stack">
        <Outcome locale={locale} subscriber={subscriber} done={done} />
        {subscriber ? (
          <Managed locale={locale} token={token} subscriber={subscriber} />
        ) : (
          <p>
            <ButtonLink variant="ghost" href={routeHref(locale, 'subscriptions')}>
              {t('subscriptions.another')}
            </ButtonLink>
          </p>
        )}
      </div>
    </>
  );
}

async function Outcome({ locale, subscriber, done }: Omit<Props, 'token'>) {
  const t = await getTranslations({ locale, namespace: 'subscriptions' });
  if (subscriber === undefined || done === 'failed') {
    return (
      <Alert tone="error" title={t('failed')} headingLevel={2}>
        <p>{t('failedText')}</p>
      </Alert>
    );
  }
  if (subscriber === null && done === 'ended') {
    return (
      <Alert tone="success" title={t('manage.allEnded')} headingLevel={2}>
        <p>{t('manage.allEndedText')}</p>
      </Alert>
    );
  }
  if (subscriber === null) {
    return (
      <Alert tone="warning" title={t('manage.expired')} headingLevel={2}>
        <p>{t('manage.expiredText')}</p>
      </Alert>
    );
  }
  if (done === null || done === 'expired') return null;
  return <Alert tone="success" title={t(`manage.${done}`)} headingLevel={2} />;
}

interface ManagedProps {
  readonly locale: Locale;
  readonly token: string;
  readonly subscriber: SubscriberRow;
}

async function Managed({ locale, token, subscriber }: ManagedProps) {
  const t = await getTranslations({ locale, namespace: 'subscriptions' });
  const { address, isPaused, subscriptions } = subscriber;
  return (
    <>
      <p>
        {t('manage.address')} <LtrText>{address}</LtrText>
      </p>
      {isPaused ? (
        <Alert tone="warning" title={t('manage.paused')} headingLevel={2}>
          <p>{t('manage.pausedText')}</p>
          <SubscriptionForm locale={locale} token={token} action="resume">
            <Button type="submit" size="small">
              {t('manage.resume')}
            </Button>
          </SubscriptionForm>
        </Alert>
      ) : null}
      <ul className={styles.list}>
        {subscriptions.map((row) => (
          <li key={row.id} className={styles.one}>
            <Subscription locale={locale} token={token} row={row} />
          </li>
        ))}
      </ul>
      <SubscriptionForm locale={locale} token={token} action="end" id="">
        <Button type="submit" variant="ghost">
          {t('manage.endAll')}
        </Button>
      </SubscriptionForm>
      <p className="muted small">{t('manage.endAllText')}</p>
    </>
  );
}

interface SubscriptionProps {
  readonly locale: Locale;
  readonly token: string;
  readonly row: SubscriptionRow;
}

async function Subscription({ locale, token, row }: SubscriptionProps) {
  const t = await getTranslations({ locale, namespace: 'subscriptions' });
  const { id, kind, label, imo, vessel, rhythm, language } = row;
  const name = `subscription-${id}`;
  return (
    <>
      <h2 className={styles.name} id={name}>
        {t(`kinds.${kind}`)}
      </h2>
      {label ? (
        <p>
          <bdi>{label}</bdi>
        </p>
      ) : null}
      {imo ? (
        <p>
          <LtrText>
            {vessel} IMO {imo}
          </LtrText>
        </p>
      ) : null}
      <SubscriptionForm
        locale={locale}
        token={token}
        action="change"
        id={id}
        className={styles.row}
      >
        <Choice
          id={`${id}-rhythm`}
          name="rhythm"
          label={t('form.rhythm')}
          value={rhythm}
          choices={[
            ['immediate', t('form.immediate')],
            ['daily', t('form.daily')],
          ]}
        />
        <Choice
          id={`${id}-language`}
          name="language"
          label={t('form.language')}
          value={language}
          choices={[
            ['ar', t('form.arabic')],
            ['en', t('form.english')],
          ]}
        />
        <Button type="submit" size="small" aria-describedby={name}>
          {t('manage.change')}
        </Button>
      </SubscriptionForm>
      <SubscriptionForm locale={locale} token={token} action="end" id={id}>
        <Button type="submit" variant="ghost" size="small" aria-describedby={name}>
          {t('manage.end')}
        </Button>
      </SubscriptionForm>
    </>
  );
}

interface ChoiceProps {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly choices: readonly (readonly [value: string, label: string])[];
}

/** A select of a plain form. */
function Choice({ id, name, label, value, choices }: ChoiceProps) {
  return (
    <div>
      <label htmlFor={id} className={field.label}>
        {label}
      </label>
      <span className={field.select}>
        <select id={id} name={name} defaultValue={value} className={field.control}>
          {choices.map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      </span>
    </div>
  );
}
