import { getTranslations } from 'next-intl/server';
import type { CounterFigure } from '@/lib/content/collections/site-settings';
import type { Locale } from '@/lib/i18n/locales';
import { BidiText } from '@/components/ui/BidiText/BidiText';
import { Counter } from '@/components/ui/Counter/Counter';
import { Section } from '@/components/ui/Section/Section';
import { decimalPlaces } from '../decimalPlaces';
import styles from './Figures.module.css';

interface Props {
  readonly locale: Locale;
  readonly figures: readonly CounterFigure[];
}

/** Counters of ports, berths, ships, containers, tons. The unit follows the number: `15 ألف`, `15K`. */
export async function Figures({ locale, figures }: Props) {
  const t = await getTranslations({ locale, namespace: 'home.figures' });
  if (figures.length === 0) return null;
  return (
    <Section labelledBy="figures-title" className={styles.section}>
      <h2 className="visually-hidden" id="figures-title">
        {t('title')}
      </h2>
      <dl className={styles.grid}>
        {figures.map(({ key, value, unit, label, note }) => (
          <div key={key} className={styles.figure}>
            <dt>
              {label}
              {note ? (
                <small>
                  <BidiText>{note}</BidiText>
                </small>
              ) : null}
            </dt>
            <dd>
              <Counter value={value} decimals={decimalPlaces(value)} />
              {unit && locale === 'ar' ? ' ' : null}
              {unit ? <span className={styles.unit}>{unit}</span> : null}
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
