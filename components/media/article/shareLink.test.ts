import { shareLink } from './shareLink';

const page = { title: 'خبر', url: 'https://ports.example/article?news=x' };
const clipboard = (writeText: (text: string) => Promise<void>) => ({ writeText }) as Clipboard;
const refusing = clipboard(() => Promise.reject(new Error('refused')));

function failing(name: string) {
  return () => Promise.reject(Object.assign(new Error(name), { name }));
}

it("uses the device's share sheet where there is one", async () => {
  const share = jest.fn(() => Promise.resolve());
  expect(await shareLink({ share, clipboard: refusing }, page)).toBe('shared');
  expect(share).toHaveBeenCalledWith(page);
});

it('does nothing more when the visitor closes the sheet', async () => {
  const device = { share: failing('AbortError'), clipboard: refusing };
  expect(await shareLink(device, page)).toBe('shared');
});

it('copies the URL where sharing is missing or refused', async () => {
  const copied: string[] = [];
  const own = clipboard(async (text) => void copied.push(text));
  expect(await shareLink({ clipboard: own }, page)).toBe('copied');
  expect(await shareLink({ share: failing('NotAllowedError'), clipboard: own }, page)).toBe(
    'copied',
  );
  expect(copied).toEqual([page.url, page.url]);
});

it('reports a failure when the URL cannot be copied either', async () => {
  expect(await shareLink({ clipboard: refusing }, page)).toBe('failed');
  // Browsers provide no clipboard in insecure contexts.
  const without = { clipboard: undefined } as unknown as Pick<Navigator, 'clipboard'>;
  expect(await shareLink(without, page)).toBe('failed');
});
