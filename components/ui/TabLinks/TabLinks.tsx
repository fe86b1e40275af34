import type { ReactNode } from 'react';
import { SiteLink } from '../SiteLink/SiteLink';
import styles from './TabLinks.module.css';
import { ViewNav } from '../ViewNav/ViewNav';

export interface TabLinkItem {
  readonly href: string;
  readonly label: string;
  readonly icon?: ReactNode;
  readonly current: boolean;
}

/** Links styled as tabs: each panel is a separate page. */
export function TabLinks({ label, items }: { label: string; items: readonly TabLinkItem[] }) {
  return (
    <ViewNav name={label} label={label} className={styles.frame}>
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={item.href}>
            <SiteLink
              href={item.href}
              scroll={false}
              className={styles.tab}
              aria-current={item.current ? 'page' : undefined}
            >
              {item.icon}
              <span>{item.label}</span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </ViewNav>
  );
}
