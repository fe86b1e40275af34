import type { AboutRecord, LabelledText } from '@/lib/content/collections/abouts';
import type { Locale } from '@/lib/i18n/locales';
import { BidiText } from '@/components/ui/BidiText/BidiText';
import { Prose } from '@/components/ui/Prose/Prose';
import styles from './AboutSections.module.css';
import { NotPublished } from '../NotPublished';

/** In the order of the About record; the ambitions are last. */
const PARTS = ['introduction', 'strategy', 'values', 'objectives', 'pillars', 'plans'] as const;

interface Props {
  readonly locale: Locale;
  readonly record: AboutRecord | null;
}

export function AboutSections({ locale, record }: Props) {
  if (!record) return <NotPublished locale={locale} />;
  const { ambitions } = record;
  return (
    <div className={styles.parts}>
      {PARTS.map((name) => (
        <Part key={name} name={name} text={record[name]} />
      ))}
      {ambitions.content ? (
        <div className={styles.panel}>
          <Part name="ambitions" text={ambitions} />
        </div>
      ) : null}
    </div>
  );
}

function Part({ name, text }: { name: string; text: LabelledText }) {
  const { title, content } = text;
  if (!content) return null;
  const id = `about-${name}`;
  return (
    <section className={styles[name]}>
      {title ? (
        <h3 id={id} className={styles.title}>
          <BidiText>{title}</BidiText>
        </h3>
      ) : null}
      <Prose html={content} />
    </section>
  );
}
