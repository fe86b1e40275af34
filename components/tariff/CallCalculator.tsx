import { getTranslations } from 'next-intl/server';
import { Alert } from '@/components/ui/Alert/Alert';
import { Button } from '@/components/ui/Button/Button';
import { LtrText } from '@/components/ui/LtrText/LtrText';
import field from '@/components/ui/shared/Field.module.css';
import plainTable from '@/components/ui/shared/plainTable.module.css';
import type { Locale } from '@/lib/i18n/locales';
import { routeHref } from '@/lib/routing/links';
import { CALL_FIELDS, CALL_LIMITS, estimateCall, type AskedCall } from '@/lib/tariff/port-call';
import styles from './TariffView.module.css';

interface Props {
  readonly locale: Locale;
  readonly asked: AskedCall | null;
}

const riyals = new Intl.NumberFormat('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const whole = new Intl.NumberFormat('en');

/** Estimates the charges of a port call. A GET form, so that it works without scripts. */
export async function CallCalculator({ locale, asked }: Props) {
  const t = await getTranslations({ locale, namespace: 'tariff' });
  const invalid = asked?.invalid ?? [];
  return (
    <section className={styles.calculator} aria-labelledby="tariff-call">
      <h2 id="tariff-call" className={styles.title}>
        {t('calculator')}
      </h2>
      <form
        action={`${routeHref(locale, 'tariff')}#tariff-call`}
        className={styles.form}
        data-print="off"
      >
        {CALL_FIELDS.map((name) => {
          const isInvalid = invalid.includes(name);
          const error = `tariff-${name}-error`;
          return (
            <div key={name} className={styles.field}>
              <label className={field.label} htmlFor={`tariff-${name}`}>
                {t(`fields.${name}`)}
              </label>
              <input
                id={`tariff-${name}`}
                name={name}
                className={field.control}
                defaultValue={asked?.typed[name]}
                inputMode={name === 'tugs' ? 'numeric' : 'decimal'}
                maxLength={12}
                autoComplete="off"
                dir="ltr"
                required
                aria-invalid={isInvalid || undefined}
                aria-describedby={isInvalid ? error : undefined}
              />
              {isInvalid ? (
                <p id={error} className={styles.error}>
                  {t('invalid', {
                    least: name === 'tugs' ? '0' : '1',
                    most: whole.format(CALL_LIMITS[name]),
                  })}
                </p>
              ) : null}
            </div>
          );
        })}
        <Button type="submit">{t('estimate')}</Button>
      </form>
      {asked?.call ? <Result locale={locale} call={asked.call} /> : null}
    </section>
  );
}

async function Result({ locale, call }: { locale: Locale; call: NonNullable<AskedCall['call']> }) {
  const t = await getTranslations({ locale, namespace: 'tariff' });
  const { lines, total } = estimateCall(call);
  return (
    <>
      <table className={plainTable.table}>
        <caption className={styles.caption}>
          {t.rich('resultCaption', {
            tonnage: () => <LtrText>{whole.format(call.tonnage)}</LtrText>,
            length: () => <LtrText>{whole.format(call.length)}</LtrText>,
            hours: () => <LtrText>{whole.format(call.hours)}</LtrText>,
            tugs: () => <LtrText>{call.tugs}</LtrText>,
          })}
        </caption>
        <thead>
          <tr>
            <th scope="col">{t('service')}</th>
            <th scope="col">{t('calculation')}</th>
            <th scope="col" className={styles.amount}>
              {t('riyals')}
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ charge, formula, amount }) => (
            <tr key={charge}>
              <th scope="row">{t(`charges.${charge}`)}</th>
              <td>
                <LtrText>{formula}</LtrText>
              </td>
              <td className={styles.amount}>
                <LtrText>{riyals.format(amount)}</LtrText>
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('total')}</th>
            <td />
            <td className={styles.amount}>
              <strong>
                <LtrText>{riyals.format(total)}</LtrText>
              </strong>
            </td>
          </tr>
        </tfoot>
      </table>
      <Alert tone="info" title={t('isEstimate')} headingLevel={3}>
        <p>{t('estimateNote')}</p>
      </Alert>
    </>
  );
}
