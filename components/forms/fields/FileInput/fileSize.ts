import { format } from '@/lib/i18n/format';

const KILOBYTE = 1024;
const MEGABYTE = 1024 * KILOBYTE;

/** A file size for people: `1.2 MB`, `34 KB`; a MB is 1,048,576 bytes, as in the upload limit. */
export function fileSize(
  labels: { readonly megabytes: string; readonly kilobytes: string },
  bytes: number,
): string {
  if (bytes >= MEGABYTE) {
    return format(labels.megabytes, { size: (bytes / MEGABYTE).toFixed(1) });
  }
  return format(labels.kilobytes, { size: Math.max(1, Math.round(bytes / KILOBYTE)) });
}
