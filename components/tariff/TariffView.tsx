import { getTranslations } from 'next-intl/server';
import { ButtonLink } from '@/components/ui/Button/ButtonLink';
import { EmptyState } from '@/components/ui/EmptyState/EmptyState';
import { ErrorState } from '@/components/ui/ErrorState/ErrorState';
import { Introduction } from '@/components/ui/Introduction/Introduction';
import { LtrText } from '@/components/ui/LtrText/LtrText';
import { TextHeader } from '@/components/ui/PageHeader/TextHeader';
import { SiteLink } from '@/components/ui/SiteLink/SiteLink';
import plainTable from '@/components/ui/shared/plainTable.module.css';
import type { PageText } from '@/lib/content/collections/pages';
import type { Locale } from '@/lib/i18n/locales';
import { routeHref } from '@/lib/routing/links';
import { charges, type CallInput } from '@/lib/tariff/port-call';
import { CallCalculator } from './CallCalculator';
import { ChargeTable } from './ChargeTable';
import { formatAmount, formatNumber } from './formatAmount';
import styles from './TariffView.module.css';

interface Props {
  readonly locale: Locale;
  /** Editors' text; without it the charges are not shown. Undefined if unavailable. */
  readonly text: PageText | null | undefined;
  readonly input: CallInput | null;
}

/** The tariff page: calculator for a port call, charges to vessels, container storage. */
export async function TariffView({ locale, text, input }: Props) {
  const t = await getTranslations({ locale });
  return (
    <>
      <TextHeader locale={locale} route="tariff" text={text} />
      <div className={`wrap page-body ${styles.page ?? ''}`}>
        {text ? (
          <>
            <Introduction text={text} />
            <CallCalculator locale={locale} input={input} />
            <div className={styles.columns}>
              <VesselCharges locale={locale} />
              <Storage locale={locale} />
            </div>
            <p className="muted">
              {t.rich('tariff.source', {
                regulation: () => (
                  <SiteLink
                    href={routeHref(locale, 'regulations', {
                      query: { r: charges.regulation.toLowerCase() },
                    })}
                  >
                    <LtrText>{charges.regulation}</LtrText>
                  </SiteLink>
                ),
              })}
            </p>
          </>
        ) : text === null ? (
          <EmptyState title={t('ui.empty.title')} headingLevel={2}>
            {t('ui.empty.text')}
          </EmptyState>
        ) : (
          <ErrorState
            title={t('failure.title')}
            headingLevel={2}
            action={
              <ButtonLink
                href={routeHref(locale, 'tariff', { query: input?.typed })}
                variant="ghost"
              >
                {t('failure.retry')}
              </ButtonLink>
            }
          >
            {t('failure.text')}
          </ErrorState>
        )}
      </div>
    </>
  );
}

async function VesselCharges({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'tariff' });
  const rates = charges.vessels;
  const covered = formatNumber(rates.pilotageCoversTons);
  const rows = [
    [t('charges.dues'), t('units.dues'), rates.duesPer100Tons],
    [t('charges.berth'), t('units.berth'), rates.berthPerMetreHour],
    [t('charges.pilotage'), t('units.pilotage', { tons: covered }), rates.pilotage],
    [t('furtherPilotage'), t('units.furtherPilotage'), rates.pilotagePer1000Tons],
    [t('charges.towage'), t('units.towage'), rates.tugHour],
    [t('charges.mooring'), t('units.mooring'), rates.mooring],
  ] as const;
  return (
    <div>
      <ChargeTable
        caption={t('vesselCaption')}
        columns={[t('service'), t('charge')]}
        rows={rows.map(([service, detail, amount]) => ({ service, detail, amount }))}
      />
    </div>
  );
}

async function Storage({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'tariff' });
  const bands = charges.storage.map(({ to, twenty, forty }, index) => {
    const from = (charges.storage[index - 1]?.to ?? 0) + 1;
    const days = to === null ? t('daysFrom', { from }) : t('daysBetween', { from, to });
    return { days, twenty, forty };
  });
  const amount = (value: number) =>
    value === 0 ? t('free') : <LtrText>{formatAmount(value)}</LtrText>;
  return (
    <div>
      <table className={plainTable.table}>
        <caption className={styles.caption}>{t('storageCaption')}</caption>
        <thead>
          <tr>
            <th scope="col" className={styles.days}>
              {t('days')}
            </th>
            <th scope="col" className={styles.amount}>
              {t('twenty')}
            </th>
            <th scope="col" className={styles.amount}>
              {t('forty')}
            </th>
          </tr>
        </thead>
        <tbody>
          {bands.map(({ days, twenty, forty }) => (
            <tr key={days}>
              <th scope="row">{days}</th>
              <td className={styles.amount}>{amount(twenty)}</td>
              <td className={styles.amount}>{amount(forty)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
