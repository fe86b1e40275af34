import assert from 'node:assert/strict';
import test from 'node:test';
import { SAME_SPELLINGS } from '@ports-authority/text/dist/spellings.js';
import { Assistant } from '../src/assistant/assistant.js';
import { splitWords } from '../src/assistant/match.js';

test('all spellings of a word match', () => {
  for (const { name, one, other } of SAME_SPELLINGS) {
    assert.deepEqual(splitWords(one), splitWords(other), name);
  }
});

test('a question typed on a Persian keyboard finds its topic', () => {
  const assistant = new Assistant(undefined, '', () => {});
  const asked = assistant.answer('أين أجد شکوی؟', 'ar');
  assert.deepEqual(asked, assistant.answer('أين أجد شكوى؟', 'ar'));
  assert.equal(asked.links[0]?.path, '/contact');
});
