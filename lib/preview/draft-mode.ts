import { cookies, draftMode } from 'next/headers';
import { cache } from 'react';
import { config } from '../config';
import { isPass, PASS_COOKIE } from './pass';

/** React keeps this for one page's rendering; anywhere else each call makes a new one. */
const renderingMark = cache(() => ({}));

/** Whether editors' previews are configured at all. */
export function previewsAreOpen(): boolean {
  const { previewSecret, contentPreviewToken } = config();
  return previewSecret !== '' && contentPreviewToken !== '';
}

/**
 * Whether the page that is being rendered shows drafts to an editor. Only pages do: what answers a
 * request otherwise (search, feeds, forms) may keep what it has read for other visitors.
 */
export async function showsDrafts(): Promise<boolean> {
  if (!previewsAreOpen() || renderingMark() !== renderingMark()) return false;
  // The cookie is read in draft mode alone: for visitors it would make every page dynamic.
  if (!(await draftMode()).isEnabled) return false;
  return isPass((await cookies()).get(PASS_COOKIE)?.value);
}
