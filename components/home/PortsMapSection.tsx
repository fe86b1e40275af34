import type { Port } from '@/lib/content/collections/ports';
import type { Locale } from '@/lib/i18n/locales';
import { PortsMap } from '../map/PortsMap';

interface Props {
  readonly locale: Locale;
  /** All ports, in the authority's order. */
  readonly ports: readonly Port[];
}

export function PortsMapSection({ locale, ports }: Props) {
  if (ports.length === 0) return null;
  return (
    <section aria-labelledby="ports-map-title">
      <PortsMap locale={locale} ports={ports} titleId="ports-map-title" />
    </section>
  );
}
