import { PDF } from '@/tools/gallery/samples';
import { state } from '@/tools/gallery/state';
import { PdfTile } from './PdfTile';

export default {};

export const Complete = state(({ locale, text }) => (
  <PdfTile
    locale={locale}
    href={PDF.src}
    title={text('دليل المستخدم', 'User guide')}
    bytes={PDF.bytes}
    date="2026-03-01"
  />
));

export const TitleOnly = state(({ locale, text }) => (
  <PdfTile locale={locale} href={PDF.src} title={text('دليل المستخدم', 'User guide')} />
));

export const Long = state(({ locale, long }) => (
  <PdfTile locale={locale} href={PDF.src} title={long} bytes={PDF.bytes} />
));
