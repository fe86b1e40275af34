/** What a draft in a frame tells the panel; the site's lib/preview/frame-script.ts sends it. */
export type PageMessage =
  | { readonly type: 'previewShown'; readonly path: string }
  | { readonly type: 'previewScrolled'; readonly top: number };

/** The message, if it is one of a draft. */
export function pageMessage(data: unknown): PageMessage | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const { type, path, top } = data as Record<string, unknown>;
  if (type === 'previewShown' && typeof path === 'string') return { type, path };
  if (type === 'previewScrolled' && typeof top === 'number') return { type, top };
  return undefined;
}

/** Where the site leads when it can't show an entry. */
export const isMissing = (path: string): boolean => /^(?:\/en)?\/404$/.test(path);
