import type { ReactElement, ReactNode } from 'react';
import type { Point, Position } from '@/lib/map/projection';

/** A port as the map's client components need it: every label in the page's language. */
export interface MapPort extends Position {
  readonly slug: string;
  readonly name: string;
  /** URL of the port's page. */
  readonly href: string;
  /** Side of the mark that the name is on: towards the sea. */
  readonly side: 'west' | 'east';
  /** Mark and name on the drawn chart, in its units. */
  readonly mark: Point;
  readonly label: Point;
  readonly sea: string;
  readonly berthCount: string;
  /** As printed; empty if unknown. */
  readonly telephone: string;
  readonly figures: readonly { readonly label: string; readonly value: string }[];
  readonly picture: ReactNode;
}

export interface MapLabels {
  readonly label: string;
  /** Link to the page of all ports. */
  readonly all: string;
  /** Links to the ports' pages, by slug: "Jeddah Port details". */
  readonly details: Readonly<Record<string, string>>;
  readonly zoomIn: string;
  readonly zoomOut: string;
  readonly showAll: string;
  readonly start: string;
  readonly wheelHint: string;
  readonly wheelHintMac: string;
  readonly touchHint: string;
  readonly provider: string;
  readonly attribution: string;
}

export interface MapIcons {
  readonly zoomIn: ReactElement;
  readonly zoomOut: ReactElement;
  readonly showAll: ReactElement;
  readonly phone: ReactElement;
  /** Arrow of a link. */
  readonly more: ReactElement;
}
