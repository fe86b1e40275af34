/** Names that the content API gives to uploaded files. */
export const MEDIA_NAME = /^[A-Za-z0-9][A-Za-z0-9_.-]{0,199}$/;

/**
 * Address on this site of a file that the content API holds under /uploads: the reading of
 * "prefixed with the content host" (specification §7) that survives the content API.
 * Other addresses are returned as they are.
 */
export function mediaPath(address: string): string {
  const name = /^(?:https?:\/\/[^/]+)?\/uploads\/([^/?#]+)$/.exec(address)?.[1];
  return name !== undefined && MEDIA_NAME.test(name) ? `/media/${name}` : address;
}
