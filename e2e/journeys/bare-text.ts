import { withoutScripts } from '../support/http';

/** Letters and digits of a text, so that markup between two words makes no difference. */
export const bare = (text: string) => text.replace(/[^\p{L}\p{N}]+/gu, '');

export function bareHtml(html: string): string {
  const text = withoutScripts(html)
    .replace(/<(style|template)\b[\s\S]*?<\/\1>/g, ' ')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&(?:#x([\da-f]+)|#(\d+)|\w+);/gi, (_, hex: string, decimal: string) =>
      hex || decimal ? String.fromCodePoint(parseInt(hex ?? decimal, hex ? 16 : 10)) : ' ',
    );
  return bare(text);
}
