import { readYaml } from '../read';
import type { InBoth, Locale } from './rows';

const WIDTH = 640;
const BOX = 28;
const LINE = 14;

/**
 * Numbered steps beside each other, from the side where reading begins.
 * @param title of the drawing, with what its steps lead to
 * @param steps short names; `|` breaks a line
 */
function stepsDrawing(title: InBoth, steps: readonly InBoth[], language: Locale): string {
  const room = WIDTH / steps.length;
  const names = steps.map((step) => step[language].split('|'));
  const height = BOX + 8 + LINE * Math.max(...names.map((lines) => lines.length));
  const middles = steps.map((_, index) => {
    const fromStart = (index + 0.5) * room;
    return language === 'ar' ? WIDTH - fromStart : fromStart;
  });
  const ends = [middles[0] ?? 0, middles.at(-1) ?? 0];
  const rail = `<rect class="rail" x="${Math.min(...ends)}" y="${BOX / 2 - 1}" width="${Math.abs((ends[1] ?? 0) - (ends[0] ?? 0))}" height="2"/>`;
  const marks = names.map((lines, index) => {
    const middle = middles[index] ?? 0;
    const texts = lines
      .map(
        (line, row) =>
          `<text class="name" x="${middle}" y="${BOX + 14 + row * LINE}">${line}</text>`,
      )
      .join('');
    return (
      `<rect x="${middle - BOX / 2}" y="0" width="${BOX}" height="${BOX}" rx="4"/>` +
      `<text class="step" x="${middle}" y="${BOX / 2 + 5}">${index + 1}</text>${texts}`
    );
  });
  const spoken = names.map((lines, index) => `${index + 1}. ${lines.join(' ')}`).join('; ');
  const label = `${title[language]}: ${spoken}`;
  const drawing = `<svg viewBox="0 0 ${WIDTH} ${height}">${rail}${marks.join('')}</svg>`;
  return `<figure class="drawing"><div role="img" aria-label="${label}">${drawing}</div><figcaption>${title[language]}</figcaption></figure>`;
}

const DRAWINGS =
  readYaml<Readonly<Record<string, { title: InBoth; steps: readonly InBoth[] }>>>(
    'facts/drawings.yaml',
  );

/** Drawings of the user guides, by name. */
export function drawingsIn(language: Locale): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(DRAWINGS).map(([name, { title, steps }]) => [
      name,
      stepsDrawing(title, steps, language),
    ]),
  );
}
