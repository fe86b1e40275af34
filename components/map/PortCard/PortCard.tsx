'use client';

import type { ReactNode } from 'react';
import { PageLink } from '@/components/ui/PageLink/PageLink';
import styles from './PortCard.module.css';
import type { MapPort } from '../types';

interface Props {
  readonly port: MapPort;
  /** Label of the link to the port's page. */
  readonly details: string;
  readonly arrow: ReactNode;
}

/** The selected port with its figures and the link to its page. */
export function PortCard({ port, details, arrow }: Props) {
  return (
    <div className={styles.card} data-card={port.slug}>
      <div className={styles.picture}>{port.picture}</div>
      <div className={styles.body}>
        <h3 className={styles.name}>{port.name}</h3>
        <p className={styles.sea}>{port.sea}</p>
        <dl className={styles.figures}>
          {port.figures.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd className="num">{value}</dd>
            </div>
          ))}
        </dl>
        <PageLink className={styles.more} href={port.href}>
          {details}
          {arrow}
        </PageLink>
      </div>
    </div>
  );
}
