import assert from 'node:assert/strict';
import test from 'node:test';
import { SAME_SPELLINGS } from '@ports-authority/text/dist/spellings.js';
import { Assistant } from '../src/assistant/assistant.js';
import { splitWords } from '../src/assistant/match.js';

test('all spellings of a word match', () => {
  for (const { name, first, second } of SAME_SPELLINGS) {
    assert.deepEqual(splitWords(first), splitWords(second), name);
  }
});

test('a question typed on a Persian keyboard finds its topic', () => {
  const assistant = new Assistant(undefined, '', () => {});
  const asked = assistant.answer('أين أجد شکوی؟', 'ar');
  assert.deepEqual(asked, assistant.answer('أين أجد شكوى؟', 'ar'));
  assert.equal(asked.links[0]?.path, '/contact');
});
