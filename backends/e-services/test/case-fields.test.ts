import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { shownFields } from '../src/cases/fields.js';
import type { ListTitles } from '../src/cases/list-titles.js';
import { packagePath } from '../src/paths.js';
import { FORMS } from '../src/forms/forms.js';
import {
  CALLBACK,
  CONTACT,
  DATA_SHARING,
  FEEDBACK,
  JOB_APPLICATION,
  ORDER,
} from './support/samples.js';

const NO_TITLES: ListTitles = {
  ports: new Map(),
  mainCategories: new Map(),
  subCategories: new Map(),
  movables: new Map(),
};

const SAMPLES = {
  contact: CONTACT,
  order: { ...ORDER, Explain: 'ملاحظة' },
  callback: CALLBACK,
  'data-sharing': DATA_SHARING,
  feedback: { ...FEEDBACK, topic: 'content', reason: 'سبب' },
  'job-application': JOB_APPLICATION,
};

test('every field that a visitor fills in is shown, with a label that the site has', () => {
  for (const language of ['ar', 'en']) {
    const text = readFileSync(packagePath(`../../messages/${language}.json`), 'utf8');
    const label = (key: string) =>
      key
        .split('.')
        .reduce<unknown>(
          (found, part) => (found as Record<string, unknown> | undefined)?.[part],
          JSON.parse(text),
        );
    for (const { kind, copied = [], schema } of FORMS) {
      const shown = shownFields(kind, SAMPLES[kind], NO_TITLES);
      for (const { labelKey, valueKey } of shown) {
        assert.equal(typeof label(labelKey), 'string', labelKey);
        if (valueKey) assert.equal(typeof label(valueKey), 'string', valueKey);
      }
      const hidden = [...copied, 'captcha', 'MovableId', 'Title2'];
      const typed = Object.keys(schema.properties).filter((name) => !hidden.includes(name));
      assert.deepEqual(shown.map(({ name }) => name).sort(), typed.sort(), kind);
    }
  }
});
