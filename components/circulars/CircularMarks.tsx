import { getTranslations } from 'next-intl/server';
import type { Circular } from '@/lib/content/circulars/circular';
import type { PortLink } from '@/lib/content/collections/ports';
import type { CircularRelations, RelatedCircular } from '@/lib/content/circulars/relations';
import type { Locale } from '@/lib/i18n/locales';
import { circularHref } from '@/lib/routing/circular-pages';
import { BidiText } from '../ui/BidiText/BidiText';
import { DateText } from '../ui/DateText/DateText';
import { LtrText } from '../ui/LtrText/LtrText';
import { Tag } from '../ui/Tag/Tag';
import styles from './CircularMarks.module.css';

interface Props {
  readonly locale: Locale;
  readonly circular: Circular;
  readonly relations: CircularRelations;
  readonly ports: readonly PortLink[];
}

/** Audience and status of a circular. */
export async function CircularMarks({ locale, circular, relations, ports }: Props) {
  const t = await getTranslations({ locale, namespace: 'circulars' });
  const { category, directedTo, effectiveFrom, withdrawnFrom } = circular;
  const named = ports.filter(({ slug }) => circular.ports.includes(slug));
  const texts = [category, directedTo, ...named.map(({ name }) => name)].filter(Boolean);
  const { replacedBy, replaces } = relations;
  const hasMarks =
    withdrawnFrom || effectiveFrom || replacedBy.length + replaces.length + texts.length > 0;
  if (!hasMarks) return null;
  return (
    <ul className={styles.marks}>
      {withdrawnFrom ? (
        <li>
          <Tag tone="warm">
            {t('withdrawn')} <DateText locale={locale} value={withdrawnFrom} format="numeric" />
          </Tag>
        </li>
      ) : null}
      {replacedBy.length > 0 ? (
        <li>
          <Tag tone="warm">
            {t('replacedBy')} <Numbers locale={locale} circulars={replacedBy} />
          </Tag>
        </li>
      ) : null}
      {effectiveFrom ? (
        <li>
          <Tag tone="info">
            {t('effectiveFrom')} <DateText locale={locale} value={effectiveFrom} format="numeric" />
          </Tag>
        </li>
      ) : null}
      {replaces.length > 0 ? (
        <li>
          <Tag tone="info">
            {t('replaces')} <Numbers locale={locale} circulars={replaces} />
          </Tag>
        </li>
      ) : null}
      {texts.map((text) => (
        <li key={text}>
          <Tag>
            <BidiText>{text}</BidiText>
          </Tag>
        </li>
      ))}
    </ul>
  );
}

function Numbers(props: { locale: Locale; circulars: readonly RelatedCircular[] }) {
  return props.circulars.map(({ number }) => (
    <a key={number} className={styles.number} href={circularHref(props.locale, number)}>
      <LtrText>{number}</LtrText>
    </a>
  ));
}
