import { createHmac } from 'node:crypto';
import { config } from '../config';
import { hasSecret } from '../config/secrets';

/** File names that the CMS gives to uploads; no slash, so no path traversal. */
export const MEDIA_NAME = /^[A-Za-z0-9][A-Za-z0-9_.-]{0,199}$/;

/** Kinds of pictures that are resized. */
export const RASTER = /\.(?:webp|png|jpe?g)$/i;

const SIGNATURE_CHARACTERS = 16;
const VERSION = /^([0-9a-z]{1,12})-([\w-]{16})$/;

/**
 * The path on this site of a file that the CMS has under /uploads. Files are served by the site so
 * that they stay available while the CMS is down, and it needs no public URL
 * (docs/decisions/0003-media-through-the-site.md). Other URLs are returned unchanged.
 * @param changed when the file last changed (ISO date-time): the path then has a version, and a new
 *   one when an editor replaces the file
 */
export function mediaPath(url: string, changed?: string | null): string {
  const name = /^(?:https?:\/\/[^/]+)?\/uploads\/([^/?#]+)$/.exec(url)?.[1];
  if (name === undefined || !MEDIA_NAME.test(name)) return url;
  const time = changed ? Date.parse(changed) : Number.NaN;
  return Number.isNaN(time) ? `/media/${name}` : versionedPath(name, time.toString(36));
}

/**
 * Path on this site for a link that editors copied from the CMS: `/uploads/…`, alone or with an origin of
 * the CMS. Undefined for other links: other sites have such paths too.
 */
export function uploadedFilePath(href: string): string | undefined {
  const { contentApiUrl, cmsPublicUrl, siteUrl } = config();
  if (!URL.canParse(href, siteUrl)) return undefined;
  const url = new URL(href, siteUrl);
  const hosts = [contentApiUrl, cmsPublicUrl, siteUrl].map((origin) => new URL(origin).host);
  if (!hosts.includes(url.host)) return undefined;
  const path = mediaPath(url.pathname);
  return path === url.pathname ? undefined : path + url.hash;
}

/**
 * Last change of the file of a signed version; undefined without a valid signature. Unsigned versions are
 * not served: each new path would be resized and stored again.
 */
export function ownVersion(version: string, name: string): Date | undefined {
  const [, stamp, signature] = VERSION.exec(version) ?? [];
  if (stamp === undefined || signature === undefined) return undefined;
  return hasSecret(signature, sign(name, stamp)) ? new Date(parseInt(stamp, 36)) : undefined;
}

/** The file behind a path of this site, with its last change if the path has a version. */
export function mediaOfPath(path: string): { readonly name: string; readonly changed?: Date } {
  const [name = '', version = ''] = path.replace(/\?.*$/s, '').split('/').reverse();
  return { name, changed: ownVersion(version, name) };
}

/** Signs stored media paths again: the JSON may come from before a change of the token. */
export function withOwnVersions(json: string): string {
  return json.replace(STORED_PATH, (whole, signed: string, name: string, queried: string) => {
    const stamp = signed ?? queried;
    return stamp === undefined ? whole : versionedPath(name, stamp);
  });
}

const STORED_PATH =
  /(?<=")\/media\/(?:([0-9a-z]{1,12})-[\w-]{16}\/)?([A-Za-z0-9][A-Za-z0-9_.-]{0,199})(?:\?v=([0-9a-z]{1,12}))?(?=\\?")/g;

function versionedPath(name: string, stamp: string): string {
  return `/media/${stamp}-${sign(name, stamp)}/${name}`;
}

/** Keyed with the token of the CMS, which all instances of the site share. */
function sign(name: string, stamp: string): string {
  return createHmac('sha256', config().contentApiToken)
    .update(`media ${stamp} ${name}`)
    .digest('base64url')
    .slice(0, SIGNATURE_CHARACTERS);
}
