import { getTranslations } from 'next-intl/server';
import type { ServiceCard } from '@/lib/content/collections/e-services';
import type { Locale } from '@/lib/i18n/locales';
import { Prose } from '@/components/ui/Prose/Prose';
import styles from './ServiceFacts.module.css';

interface Props {
  readonly locale: Locale;
  readonly card: ServiceCard;
}

const SHORT = ['audience', 'time', 'cost', 'channels'] as const;
const LONG = ['documents', 'steps'] as const;

/** Facts of a service in a strip, then its prerequisites and steps; missing ones leave no gap. */
export async function ServiceFacts({ locale, card }: Props) {
  const t = await getTranslations({ locale, namespace: 'services.card' });
  const short = SHORT.filter((fact) => card[fact]);
  const long = LONG.filter((fact) => card[fact]);
  if (short.length + long.length === 0) return null;
  return (
    <section className={styles.card} aria-labelledby="service-facts">
      <h2 id="service-facts" className="visually-hidden">
        {t('title')}
      </h2>
      {short.length > 0 ? (
        <dl className={styles.facts}>
          {short.map((fact) => (
            <div key={fact}>
              <dt>{t(fact)}</dt>
              <dd dangerouslySetInnerHTML={{ __html: card[fact] }} />
            </div>
          ))}
        </dl>
      ) : null}
      {long.map((fact) => (
        <div key={fact}>
          <h3 className={styles.name}>{t(fact)}</h3>
          <Prose html={card[fact]} />
        </div>
      ))}
    </section>
  );
}
