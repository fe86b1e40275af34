import { readFileSync } from 'node:fs';
import path from 'node:path';
import { contactFormLabels, contactFormSchema } from './contact-form-files';

const read = (file: string) =>
  readFileSync(path.join(__dirname, '../../backends/cms/src', file), 'utf8');

// Written by npm run docs:backends.
it('the CMS stores the fields of the contact form', () => {
  const schema = read('api/contact-form/content-types/contact-form/schema.json');
  expect(JSON.parse(schema)).toEqual(JSON.parse(contactFormSchema(schema)));
});

it('the panel of the CMS has the labels of the contact form', () => {
  const labels = JSON.parse(read('contact-forms/labels.json')) as unknown;
  expect(labels).toEqual(JSON.parse(contactFormLabels()));
});
