import { cookies, draftMode } from 'next/headers';
import { cache } from 'react';
import { config } from '../config';
import { PASS_COOKIE, passHolder } from './pass';

/** Memoised per rendered page; outside of rendering each call returns a new object. */
const renderingMark = cache(() => ({}));

export function arePreviewsEnabled(): boolean {
  const { previewSecret, contentPreviewToken } = config();
  return previewSecret !== '' && contentPreviewToken !== '';
}

/** True in a preview, never in search, feeds and forms, which may cache their reads. */
export async function showsDrafts(): Promise<boolean> {
  if (!arePreviewsEnabled() || renderingMark() !== renderingMark()) return false;
  // Reading a cookie outside draft mode would make every page dynamic.
  if (!(await draftMode()).isEnabled) return false;
  return passHolder((await cookies()).get(PASS_COOKIE)?.value) !== undefined;
}
