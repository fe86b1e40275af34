import { getTranslations } from 'next-intl/server';
import type { MediaFile } from '@/lib/content/types';
import type { Locale } from '@/lib/i18n/locales';
import { PdfTile } from '../ui/PdfTile/PdfTile';
import { SidePanel } from '../ui/SidePanel/SidePanel';

interface Props {
  readonly locale: Locale;
  readonly file: MediaFile;
}

/** The user guide of an e-service as PDF. */
export async function GuidePanel({ locale, file }: Props) {
  const t = await getTranslations({ locale, namespace: 'services.guide' });
  return (
    <SidePanel title={t('title')}>
      <PdfTile locale={locale} href={file.src} title={t('name')} bytes={file.bytes} />
    </SidePanel>
  );
}
