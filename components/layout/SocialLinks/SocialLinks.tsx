import type { SocialLink } from '@/lib/content/collections/site-settings';
import styles from './SocialLinks.module.css';

const networks: Readonly<Record<SocialLink['network'], { name: string; d: string }>> = {
  x: {
    name: 'X',
    d: 'M4 4h4.5l4 5.5L17.5 4H20l-6.3 7.2L20.5 20H16l-4.4-6L6.3 20H4l6.5-7.4z',
  },
  youtube: {
    name: 'YouTube',
    d: 'M3 7q0-2 2-2h14q2 0 2 2v10q0 2-2 2H5q-2 0-2-2zM10 8.5v7l6-3.5z',
  },
  linkedin: {
    name: 'LinkedIn',
    d: 'M4 9h4v11H4zM6 3.5a2.2 2.2 0 110 4.4 2.2 2.2 0 010-4.4zM10.5 9h3.8v1.6Q15.5 8.7 18 8.7q3 0 3 4.3v7h-4v-6q0-2-1.3-2T14.5 14v6h-4z',
  },
  instagram: {
    name: 'Instagram',
    d: 'M7 3h10a4 4 0 014 4v10a4 4 0 01-4 4H7a4 4 0 01-4-4V7a4 4 0 014-4zm0 2a2 2 0 00-2 2v10a2 2 0 002 2h10a2 2 0 002-2V7a2 2 0 00-2-2zm5 2.5a4.5 4.5 0 110 9 4.5 4.5 0 010-9zm0 2a2.5 2.5 0 100 5 2.5 2.5 0 000-5z',
  },
};

interface Props {
  readonly links: readonly SocialLink[];
  /** Accessible name of the list. */
  readonly label: string;
  /** Visually hidden "opens in a new tab" after each name. */
  readonly newTab: string;
}

export function SocialLinks({ links, label, newTab }: Props) {
  if (links.length === 0) return null;
  return (
    <ul className={styles.list} aria-label={label}>
      {links.map(({ network, url }) => (
        <li key={network}>
          <a
            className={styles.link}
            href={url}
            target="_blank"
            rel="noopener"
            aria-label={`${networks[network].name} ${newTab}`}
          >
            <svg className={styles.mark} viewBox="0 0 24 24" aria-hidden="true">
              <path fillRule="evenodd" d={networks[network].d} />
            </svg>
          </a>
        </li>
      ))}
    </ul>
  );
}
