import type { ReactElement, ReactNode } from 'react';
import type { Point, Position } from '@/lib/map/projection';

/** A port for client components, with labels in the page's language. */
export interface MapPort extends Position {
  readonly slug: string;
  readonly name: string;
  /** URL of the port's page. */
  readonly href: string;
  /** Side of the mark that the name is on: towards the sea. */
  readonly side: 'west' | 'east';
  /** Mark and name on the static chart, in chart units. */
  readonly mark: Point;
  readonly label: Point;
  readonly sea: string;
  readonly berthCount: string;
  /** Formatted number; empty if unknown. */
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
  readonly more: ReactElement;
}
