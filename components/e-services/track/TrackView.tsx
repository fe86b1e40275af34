import { getTranslations } from 'next-intl/server';
import { Alert } from '@/components/ui/Alert/Alert';
import { Button } from '@/components/ui/Button/Button';
import { ButtonLink } from '@/components/ui/Button/ButtonLink';
import { CopyButton } from '@/components/ui/CopyButton/CopyButton';
import { LtrText } from '@/components/ui/LtrText/LtrText';
import { PageHeader } from '@/components/ui/PageHeader/PageHeader';
import { SiteLink } from '@/components/ui/SiteLink/SiteLink';
import field from '@/components/ui/shared/Field.module.css';
import type { Locale } from '@/lib/i18n/locales';
import { routeHref } from '@/lib/routing/links';
import { MAX_REFERENCE_TEXT, type ReferenceKind } from '@/lib/tracking/references';
import type { TrackingTarget } from '@/lib/tracking/targets';
import styles from './TrackView.module.css';

interface Props {
  readonly locale: Locale;
  /** The typed number; empty at first. */
  readonly number: string;
  /** Services of the number; empty if it is not recognised. */
  readonly targets: readonly TrackingTarget[];
  /** False if a lookup failed. */
  readonly isComplete: boolean;
  /** Services of all kinds of numbers. */
  readonly services: readonly { readonly kind: ReferenceKind; readonly href: string }[];
}

/** A number of each kind, as its service writes it. */
const EXAMPLES: Readonly<Record<ReferenceKind, string>> = {
  request: 'NPA-2026-7K3M9Q',
  container: 'CSQU3054383',
  vessel: 'IMO 9074729',
  transaction: '1446/1023',
  invoice: 'N-2026-100418',
  ticket: 'T-58210',
  tender: '2026/104',
  circular: '2026/014',
  regulation: 'REG-03',
};

const FIELD = 'track-number';

/** The Track page: field, matching services, kinds of numbers. */
export async function TrackView({ locale, number, targets, isComplete, services }: Props) {
  const t = await getTranslations({ locale, namespace: 'track' });
  const isUnknown = number !== '' && targets.length === 0 && isComplete;
  return (
    <>
      <PageHeader locale={locale} route="track" title={t('title')} lead={t('lead')} />
      <div className={`wrap page-body ${styles.page ?? ''}`}>
        <form action={routeHref(locale, 'track')} className={styles.form} data-print="off">
          <div className={styles.field}>
            <label className={field.label} htmlFor={FIELD}>
              {t('label')}
            </label>
            <input
              id={FIELD}
              name="n"
              className={field.control}
              defaultValue={number}
              maxLength={MAX_REFERENCE_TEXT}
              dir="auto"
              required
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              enterKeyHint="search"
              autoFocus={isUnknown}
              aria-invalid={isUnknown || undefined}
              aria-describedby={isUnknown ? `${FIELD}-hint ${FIELD}-error` : `${FIELD}-hint`}
            />
            <p id={`${FIELD}-hint`} className="muted small">
              {t('hint')}
            </p>
          </div>
          <Button type="submit">{t('submit')}</Button>
        </form>
        {isUnknown ? (
          <div id={`${FIELD}-error`}>
            <Alert tone="warning" title={t('unknown')} headingLevel={2}>
              <p>{t('unknownHint')}</p>
            </Alert>
          </div>
        ) : null}
        {isComplete ? null : (
          <Alert tone="warning" title={t('unavailable')} headingLevel={2}>
            <p>{t('unavailableHint')}</p>
          </Alert>
        )}
        {targets.length > 0 ? (
          <section className={styles.results} aria-labelledby="track-results">
            <h2 id="track-results" className={styles.title}>
              {t('results')}
            </h2>
            <div className={styles.targets}>
              {targets.map((target) => (
                <Target key={target.kind} locale={locale} target={target} />
              ))}
            </div>
          </section>
        ) : null}
        <section aria-labelledby="track-kinds" className={styles.results}>
          <h2 id="track-kinds" className={styles.title}>
            {t('kindsTitle')}
          </h2>
          <ul className={`plain ${styles.kinds ?? ''}`}>
            {services.map(({ kind, href }) => (
              <li key={kind} className={styles.kind}>
                <SiteLink href={href}>{t(`kinds.${kind}`)}</SiteLink>
                <span className="muted small">
                  {t.rich('example', { number: () => <LtrText>{EXAMPLES[kind]}</LtrText> })}
                </span>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </>
  );
}

async function Target({ locale, target }: { locale: Locale; target: TrackingTarget }) {
  const t = await getTranslations({ locale, namespace: 'track' });
  const { kind, number, href, isFilled, isMistyped } = target;
  return (
    <div className={styles.target}>
      <p>{t(`kinds.${kind}`)}</p>
      <p className={styles.number}>
        <LtrText>{number}</LtrText>
      </p>
      {isMistyped ? <p>{t('mistyped')}</p> : null}
      {isFilled ? null : <p className="muted">{t('external')}</p>}
      <div className={styles.actions}>
        <ButtonLink href={href}>{t(`actions.${kind}`)}</ButtonLink>
        {isFilled ? null : (
          <CopyButton
            labels={{ copy: t('copy'), copied: t('copied'), failed: t('copyFailed') }}
            text={number}
          />
        )}
      </div>
    </div>
  );
}
