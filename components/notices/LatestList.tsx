import { useId, type ReactNode } from 'react';
import { BidiText } from '@/components/ui/BidiText/BidiText';
import { MoreLink } from '@/components/ui/MoreLink/MoreLink';
import { SiteLink } from '@/components/ui/SiteLink/SiteLink';
import styles from './LatestList.module.css';

export interface LatestItem {
  readonly href: string;
  readonly title: string;
  /** Line below the title. */
  readonly note: ReactNode;
}

interface Props {
  readonly title: string;
  readonly items: readonly LatestItem[];
  /** Link to the whole list. */
  readonly more: { readonly href: string; readonly label: string };
}

/** A few entries of a list; renders nothing without any. */
export function LatestList({ title, items, more }: Props) {
  const id = useId();
  if (items.length === 0) return null;
  return (
    <section aria-labelledby={id} className={styles.latest}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <ul className={`plain ${styles.list ?? ''}`}>
        {items.map(({ href, title: name, note }) => (
          <li key={href}>
            <SiteLink href={href} className={styles.link}>
              <BidiText>{name}</BidiText>
            </SiteLink>
            <p className={styles.note}>{note}</p>
          </li>
        ))}
      </ul>
      <p>
        <MoreLink href={more.href}>{more.label}</MoreLink>
      </p>
    </section>
  );
}
