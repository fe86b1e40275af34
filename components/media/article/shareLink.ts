/** What became of a wish to share; `shared` needs no message, the device showed its own. */
export type ShareResult = 'shared' | 'copied' | 'failed';

type Device = Pick<Navigator, 'clipboard'> & { share?: Navigator['share'] };

/** Shares a page's address by the device's own means, else copies it. */
export async function shareLink(
  device: Device,
  page: { readonly title: string; readonly url: string },
): Promise<ShareResult> {
  if (device.share) {
    try {
      await device.share({ title: page.title, url: page.url });
      return 'shared';
    } catch (error) {
      // The visitor closed the sheet; anything else falls back to copying.
      if (error instanceof Error && error.name === 'AbortError') return 'shared';
    }
  }
  try {
    await device.clipboard.writeText(page.url);
    return 'copied';
  } catch {
    return 'failed';
  }
}
