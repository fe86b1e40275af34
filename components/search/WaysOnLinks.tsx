import type { WaysOn } from '@/lib/search/ways-on';
import { TelephoneLink } from '../ui/TelephoneLink/TelephoneLink';
import styles from './WaysOnLinks.module.css';

export interface WaysOnLabels {
  readonly suggestion: string;
  readonly services: string;
  readonly help: string;
}

interface Props {
  readonly waysOn: WaysOn;
  readonly labels: WaysOnLabels;
}

/** Alternatives: a corrected query, popular pages, the contact centre. */
export function WaysOnLinks({ waysOn, labels }: Props) {
  const { suggestion, services, telephone, contact } = waysOn;
  return (
    <div className={styles.ways}>
      {suggestion ? (
        <p>
          <span>{labels.suggestion}</span>{' '}
          <a href={suggestion.href}>
            <bdi>{suggestion.query}</bdi>
          </a>
        </p>
      ) : null}
      <p className={styles.label}>{labels.services}</p>
      <ul className={`plain ${styles.links}`}>
        {services.map(({ title, href }) => (
          <li key={href}>
            <a href={href}>{title}</a>
          </li>
        ))}
      </ul>
      <p className={styles.label}>{labels.help}</p>
      <ul className={`plain ${styles.links}`}>
        {telephone ? (
          <li>
            <TelephoneLink number={telephone} />
          </li>
        ) : null}
        <li>
          <a href={contact.href}>{contact.title}</a>
        </li>
      </ul>
    </div>
  );
}
