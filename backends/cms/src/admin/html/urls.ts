const YOUTUBE =
  /^https?:\/\/(?:(?:www|m)\.)?(?:youtube(?:-nocookie)?\.com\/(?:watch\?(?:.*&)?v=|embed\/|shorts\/|live\/)|youtu\.be\/)([\w-]{6,20})/;
const VIMEO = /^https?:\/\/(?:www\.|player\.)?vimeo\.com\/(?:video\/)?(\d{5,15})/;

export function playerUrl(address: string): string | undefined {
  const youTube = YOUTUBE.exec(address.trim())?.[1];
  if (youTube) return `https://www.youtube-nocookie.com/embed/${youTube}`;
  const vimeo = VIMEO.exec(address.trim())?.[1];
  return vimeo && `https://player.vimeo.com/video/${vimeo}`;
}

/** Normalizes a link that the site allows (https, mailto, tel, path, hash); undefined for others. */
export function linkTarget(text: string): string | undefined {
  const address = text.trim();
  if (/^[^\s@/]+@[^\s@/]+\.[^\s@/]+$/.test(address)) return `mailto:${address}`;
  if (/^\+?[\d\s-]{5,20}$/.test(address)) return `tel:${address.replace(/[\s-]/g, '')}`;
  if (/^www\.\S+$/i.test(address)) return `https://${address}`;
  return /^(?:https?:\/\/\S+|mailto:\S+|tel:\S+|\/(?![/\\])\S*|#\S+)$/i.test(address)
    ? address
    : undefined;
}

/** Path of a file of the Media Library without the origin. */
export function filePath(address: string): string {
  const { origin } = window.location;
  const backend = (window as { strapi?: { backendURL?: string } }).strapi?.backendURL ?? '';
  return [backend, origin].reduce(
    (path, prefix) => (prefix && path.startsWith(`${prefix}/`) ? path.slice(prefix.length) : path),
    address,
  );
}
