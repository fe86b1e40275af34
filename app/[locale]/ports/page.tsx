import type { Metadata } from 'next';
import { PortsPage } from '@/components/ports/PortsPage';
import { portsMetadata } from '@/components/ports/metadata';
import { toLocale } from '@/lib/i18n/locales';

type Props = PageProps<'/[locale]/ports'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return portsMetadata(toLocale((await params).locale));
}

/** Ports with the first one preselected. */
export default async function Ports({ params }: Props) {
  return <PortsPage locale={toLocale((await params).locale)} />;
}
