/** File names that the CMS gives to uploads. */
export const MEDIA_NAME = /^[A-Za-z0-9][A-Za-z0-9_.-]{0,199}$/;

/**
 * The path on this site of a file that the CMS has under /uploads. Files are served by the site so
 * that they stay available while the CMS is down, and it needs no public URL
 * (docs/decisions/0003-media-through-the-site.md). Other URLs are returned unchanged.
 */
export function mediaPath(url: string): string {
  const name = /^(?:https?:\/\/[^/]+)?\/uploads\/([^/?#]+)$/.exec(url)?.[1];
  return name !== undefined && MEDIA_NAME.test(name) ? `/media/${name}` : url;
}
