import assert from 'node:assert/strict';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { describe, test } from 'node:test';
import { colours } from '../src/admin/branding/colours';

type Colour = keyof typeof colours.light;

const TONES = ['primary', 'secondary', 'alternative', 'success', 'warning', 'danger'] as const;
const MIN_CONTRAST = 4.5;

/** Text and background pairs of the design system and our screens. */
const PAIRS: readonly (readonly [ink: Colour, ground: Colour])[] = [
  ...(['neutral500', 'neutral600', 'neutral700', 'neutral800', 'neutral900'] as const).flatMap(
    (ink) =>
      (['neutral0', 'neutral100', 'neutral150'] as const).map((ground) => [ink, ground] as const),
  ),
  ...(['buttonPrimary500', 'buttonPrimary600'] as const).map(
    (ground) => ['buttonNeutral0', ground] as const,
  ),
  ...TONES.flatMap((tone) => [
    ['neutral800', `${tone}100`] as const,
    [`${tone}600`, `${tone}100`] as const,
    [`${tone}700`, `${tone}100`] as const,
    [`${tone}600`, 'neutral0'] as const,
    [`${tone}600`, 'neutral100'] as const,
    ['neutral0', `${tone}600`] as const,
  ]),
];

describe('the colours of the panel', () => {
  test('replace all of Strapi’s', () => {
    const strapi = path.dirname(
      createRequire(__filename).resolve('@strapi/design-system/package.json'),
    );
    const types = fs.readFileSync(path.join(strapi, 'dist', 'themes', 'colors.d.ts'), 'utf8');
    const names = [...types.matchAll(/^\s+(\w+\d): string/gm)].map(([, name = '']) => name);
    assert.ok(names.length > 40, 'the names are found');
    assert.deepEqual(Object.keys(colours.light).sort(), names.sort());
  });

  for (const theme of ['light', 'dark'] as const) {
    test(`have enough contrast (${theme})`, () => {
      for (const [ink, ground] of PAIRS) {
        const contrast = contrastRatio(colours[theme][ink], colours[theme][ground]);
        assert.ok(contrast >= MIN_CONTRAST, `${ink} on ${ground}: ${contrast.toFixed(2)}`);
      }
    });
  }
});

function contrastRatio(a: string, b: string): number {
  const [darker = 0, lighter = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (lighter + 0.05) / (darker + 0.05);
}

/** Relative luminance (WCAG 2). @param colour `#rrggbb` */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
