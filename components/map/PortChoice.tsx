'use client';

import type { ReactNode } from 'react';
import { useScriptsRunning } from '../ui/shared/browserState';
import { SiteLink } from '../ui/SiteLink/SiteLink';
import type { MapPort } from './types';

interface Props {
  readonly port: MapPort;
  readonly selected: boolean;
  readonly onSelect: (slug: string) => void;
  readonly className?: string;
  readonly children: ReactNode;
}

/** Selects a port on the map; before scripts run, a link to the port's page. */
export function PortChoice({ port, selected, onSelect, className, children }: Props) {
  const scripts = useScriptsRunning();
  if (!scripts) {
    return (
      <SiteLink href={port.href} className={className} data-port={port.slug}>
        {children}
      </SiteLink>
    );
  }
  return (
    <button
      type="button"
      className={className}
      data-port={port.slug}
      aria-pressed={selected}
      onClick={() => onSelect(port.slug)}
    >
      {children}
    </button>
  );
}
