import { useId } from 'react';
import { BidiText } from '@/components/ui/BidiText/BidiText';
import { DateValue } from '@/components/ui/DateText/DateValue';
import { LtrText } from '@/components/ui/LtrText/LtrText';
import { SiteLink } from '@/components/ui/SiteLink/SiteLink';
import type { Locale } from '@/lib/i18n/locales';
import type { GroupHighlights } from '@/lib/menu/highlights';
import styles from './HighlightList.module.css';

interface Props {
  readonly locale: Locale;
  readonly highlights: GroupHighlights;
  /** Label of Umm al-Qura dates with a `{date}` placeholder. */
  readonly hijri: string;
}

/** A few current entries of a menu's group, with their dates or the time of the data. */
export function HighlightList({ locale, highlights, hijri }: Props) {
  const id = useId();
  const { title, entries, dated = '{date}', asOf } = highlights;
  const [before = '', after = ''] = dated.split('{date}');
  return (
    <section aria-labelledby={id} className={styles.column}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <ul className="plain">
        {entries.map(({ href, label, mark, date }) => (
          <li key={label} className={styles.entry}>
            <SiteLink href={href} className={styles.link}>
              <BidiText>{label}</BidiText>
            </SiteLink>
            {mark || date ? (
              <span className={styles.note}>
                {mark ? <LtrText>{mark}</LtrText> : null}
                {mark && date ? <span> · </span> : null}
                {date ? (
                  <>
                    <span>{before}</span>
                    <DateValue locale={locale} value={date} format="numeric" hijri={hijri} />
                    <span>{after}</span>
                  </>
                ) : null}
              </span>
            ) : null}
          </li>
        ))}
      </ul>
      {asOf ? <p className={styles.note}>{asOf}</p> : null}
    </section>
  );
}
