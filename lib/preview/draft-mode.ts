import { cookies, draftMode } from 'next/headers';
import { cache } from 'react';
import { config } from '../config';
import { PASS_COOKIE, passHolder } from './pass';

/** React memoises this within the rendering of one page; anywhere else each call returns a new object. */
const renderingMark = cache(() => ({}));

/** Whether previews are configured. */
export function previewsAreEnabled(): boolean {
  const { previewSecret, contentPreviewToken } = config();
  return previewSecret !== '' && contentPreviewToken !== '';
}

/**
 * Whether the page being rendered shows drafts to an editor. Only pages do: search, feeds and forms
 * may cache what they read for other visitors.
 */
export async function showsDrafts(): Promise<boolean> {
  if (!previewsAreEnabled() || renderingMark() !== renderingMark()) return false;
  // Reading a cookie outside draft mode would make every page dynamic.
  if (!(await draftMode()).isEnabled) return false;
  return passHolder((await cookies()).get(PASS_COOKIE)?.value) !== undefined;
}
