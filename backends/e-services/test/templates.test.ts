import assert from 'node:assert/strict';
import test from 'node:test';
import { TEMPLATES } from '../src/desk/templates.js';

const KNOWN = ['{name}', '{reference}'];

test('both languages have as many placeholders for staff, and no gaps', () => {
  const open = TEMPLATES.map(({ id, body }) => {
    const texts = [body.ar, body.en];
    // Neither an empty paragraph nor a colon before the greeting.
    for (const text of texts) {
      assert.doesNotMatch(text, /\n{3}/, id);
      assert.doesNotMatch(text, /:\n\n(?:وتقبلوا|Yours)/, id);
    }
    const blanks = texts.map(
      (text) =>
        (text.match(/\{[^}]+\}/g) ?? []).filter((placeholder) => !KNOWN.includes(placeholder))
          .length,
    );
    return [id, ...blanks];
  });
  assert.deepEqual(open, [
    ['answer', 1, 1],
    ['more-information', 1, 1],
    ['longer', 1, 1],
    ['no-vacancy', 0, 0],
  ]);
});
