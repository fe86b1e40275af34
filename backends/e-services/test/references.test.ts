import assert from 'node:assert/strict';
import { test } from 'node:test';
import { referencesIn } from '../src/cases/references.js';

test('references are found in all spellings', () => {
  for (const text of [
    'NPA-2026-7K3M9Q',
    'بخصوص طلبي npa-2026-7k3m9q، أرفق المستند',
    'npa 2026 7k3m9q',
    'NPA–2026–7K3M9Q.',
    'NPA-٢٠٢٦-٧K٣M٩Q',
    'NPA20267K3M9Q',
  ]) {
    assert.deepEqual(referencesIn(text), ['NPA-2026-7K3M9Q'], text);
  }
});

test('other numbers are no references, and the number of references is limited', () => {
  for (const text of ['', 'NPA-2026', 'XNPA-2026-7K3M9Q', 'NPA-2026-7K3M9QX', 'NPA-26-7K3M9Q']) {
    assert.deepEqual(referencesIn(text), [], text);
  }
  const many = Array.from({ length: 9 }, (_, number) => `NPA-2026-00000${number}`).join(' ');
  assert.equal(referencesIn(many).length, 5);
  assert.deepEqual(referencesIn('NPA-2026-7K3M9Q npa 2026 7k3m9q'), ['NPA-2026-7K3M9Q']);
});
