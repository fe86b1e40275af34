import { format } from '@/lib/i18n/format';

const KILOBYTE = 1024;
const MEGABYTE = 1024 * KILOBYTE;

/** A file size, rounded up so that none above the limit looks allowed: `1.3 MB`, `34 KB`. */
export function fileSize(
  labels: { readonly megabytes: string; readonly kilobytes: string },
  bytes: number,
): string {
  if (bytes >= MEGABYTE) {
    return format(labels.megabytes, { size: (Math.ceil((bytes / MEGABYTE) * 10) / 10).toFixed(1) });
  }
  return format(labels.kilobytes, { size: Math.ceil(bytes / KILOBYTE) });
}
