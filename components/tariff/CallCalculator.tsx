import { getTranslations } from 'next-intl/server';
import { FieldError } from '@/components/forms/fields/FormField/FieldError';
import { Alert } from '@/components/ui/Alert/Alert';
import { Button } from '@/components/ui/Button/Button';
import { LtrText } from '@/components/ui/LtrText/LtrText';
import field from '@/components/ui/shared/Field.module.css';
import type { Locale } from '@/lib/i18n/locales';
import { routeHref } from '@/lib/routing/links';
import { CALL_FIELDS, CALL_LIMITS, estimateCall, type CallInput } from '@/lib/tariff/port-call';
import { ChargeTable } from './ChargeTable';
import { formatNumber } from './formatAmount';
import styles from './TariffView.module.css';

interface Props {
  readonly locale: Locale;
  readonly input: CallInput | null;
}

/** Estimates the charges of a port call. A GET form, so that it works without scripts. */
export async function CallCalculator({ locale, input }: Props) {
  const t = await getTranslations({ locale, namespace: 'tariff' });
  const invalid = input?.invalid ?? [];
  return (
    <section
      className={styles.calculator}
      aria-labelledby="tariff-call"
      data-print={input?.call ? undefined : 'off'}
    >
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
                defaultValue={input?.typed[name]}
                inputMode={name === 'tugs' ? 'numeric' : 'decimal'}
                maxLength={12}
                autoComplete="off"
                dir="ltr"
                required
                aria-invalid={isInvalid || undefined}
                aria-describedby={isInvalid ? error : undefined}
              />
              {isInvalid ? (
                <FieldError id={error}>
                  {t('invalid', {
                    least: name === 'tugs' ? '0' : '1',
                    most: formatNumber(CALL_LIMITS[name]),
                  })}
                </FieldError>
              ) : null}
            </div>
          );
        })}
        <Button type="submit">{t('estimate')}</Button>
      </form>
      {input?.call ? <Result locale={locale} call={input.call} /> : null}
    </section>
  );
}

async function Result({ locale, call }: { locale: Locale; call: NonNullable<CallInput['call']> }) {
  const t = await getTranslations({ locale, namespace: 'tariff' });
  const { lines, total } = estimateCall(call);
  return (
    <div className={styles.columns}>
      <ChargeTable
        caption={t.rich('resultCaption', {
          tonnage: () => <LtrText>{formatNumber(call.tonnage)}</LtrText>,
          length: () => <LtrText>{formatNumber(call.length)}</LtrText>,
          hours: () => <LtrText>{formatNumber(call.hours)}</LtrText>,
          tugs: () => <LtrText>{call.tugs}</LtrText>,
        })}
        columns={[t('service'), t('riyals')]}
        rows={lines.map(({ charge, formula, amount }) => ({
          service: t(`charges.${charge}`),
          detail: <LtrText>{formula}</LtrText>,
          amount,
        }))}
        total={{ label: t('total'), amount: total }}
      />
      <Alert tone="info" title={t('isEstimate')} headingLevel={3}>
        <p>{t('estimateNote')}</p>
      </Alert>
    </div>
  );
}
