/** `shared` needs no message, since the device shows its own. */
export type ShareResult = 'shared' | 'copied' | 'failed';

type Device = Pick<Navigator, 'clipboard'> & { share?: Navigator['share'] };

/** Shares a URL with the device's share sheet, else copies it. */
export async function shareLink(
  device: Device,
  page: { readonly title: string; readonly url: string },
): Promise<ShareResult> {
  if (device.share) {
    try {
      await device.share({ title: page.title, url: page.url });
      return 'shared';
    } catch (error) {
      // The visitor closed the sheet; any other error falls back to copying.
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
