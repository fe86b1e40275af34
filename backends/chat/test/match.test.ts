import assert from 'node:assert/strict';
import test from 'node:test';
import { Assistant } from '../src/assistant/assistant.js';

test('a question typed on a Persian keyboard finds its topic', () => {
  const assistant = new Assistant(undefined, '', () => {});
  const asked = assistant.answer('أين أجد شکوی؟', 'ar');
  assert.deepEqual(asked, assistant.answer('أين أجد شكوى؟', 'ar'));
  assert.equal(asked.links[0]?.path, '/contact');
});
