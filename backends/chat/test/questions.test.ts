import assert from 'node:assert/strict';
import test from 'node:test';
import { Assistant } from '../src/assistant/assistant.js';
import { TOPICS, UNKNOWN } from '../src/assistant/topics.js';
import { QUESTIONS } from './questions.js';

const assistant = new Assistant(undefined, '', () => {});

test('each question finds its topic, and off-topic questions none', () => {
  const other = QUESTIONS.map((asked) => ({
    ...asked,
    answered: assistant.findTopic(asked.question)?.key ?? 'unknown',
  })).filter(({ topic, answered }) => answered !== topic);
  assert.deepEqual(other, []);
});

test('every topic has questions in both languages', () => {
  for (const language of ['ar', 'en'] as const) {
    const asked = new Set(
      QUESTIONS.filter((question) => question.language === language).map(({ topic }) => topic),
    );
    assert.deepEqual(
      TOPICS.map(({ key }) => key).filter((key) => !asked.has(key)),
      [],
      language,
    );
  }
});

test('an unknown question gets a telephone number and a callback', () => {
  const facts = { shortNumber: '19000', fax: '', email: '', hours: '' };
  assert.match(UNKNOWN.ar(facts), /معاودة الاتصال.*19000/);
  assert.match(UNKNOWN.en(facts), /callback.*19000/);
  assert.equal(assistant.answer('tell me a joke', 'en').links[0]?.path, '/contact');
});

test('a question for the fax is answered with its number', () => {
  const fax = TOPICS.find(({ key }) => key === 'fax');
  const facts = { shortNumber: '19000', fax: '+966114059999', email: '', hours: '' };
  assert.match(fax?.answer.en(facts) ?? '', /\+966114059999/);
  assert.match(fax?.answer.ar(facts) ?? '', /\+966114059999/);
});
