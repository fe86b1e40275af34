'use client';

import { SiteLink } from '@/components/ui/SiteLink/SiteLink';
import { TelephoneLink } from '@/components/ui/TelephoneLink/TelephoneLink';
import styles from './PortCard.module.css';
import type { MapIcons, MapPort } from '../types';

interface Props {
  readonly port: MapPort;
  /** Label of the link to the port's page. */
  readonly details: string;
  readonly icons: MapIcons;
}

/** The selected port with its figures and a link to its page. */
export function PortCard({ port, details, icons }: Props) {
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
        {port.telephone ? (
          <TelephoneLink className={styles.telephone} number={port.telephone}>
            {icons.phone}
          </TelephoneLink>
        ) : null}
        <SiteLink className={styles.more} href={port.href}>
          {details}
          {icons.more}
        </SiteLink>
      </div>
    </div>
  );
}
