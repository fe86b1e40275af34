import { bilingualHtml } from '../../seed/lib/bilingual-text';
import { readEntries } from '../../seed/lib/content';
import { readLines } from '../../seed/lib/texts';

const FILE = 'content/faqs.yaml';
const faults = (text: string) => () => readEntries(text, FILE);

it('fills in facts by language, and keeps the type of a single fact', () => {
  const text = `- shared:
    Capacity: '{{ports.jeddah.capacity}}'
  ar:
    Title: '{{hours}}'
  en:
    Title: Open {{hours}}
`;
  const [placed] = readEntries(text, FILE);
  expect(placed?.entry).toEqual({
    shared: { Capacity: expect.any(Number) },
    ar: { Title: expect.stringMatching(/صباحًا/) },
    en: { Title: expect.stringMatching(/^Open 7am/) },
  });
  expect([placed?.at(), placed?.at('Capacity'), placed?.at('Unknown')]).toEqual([
    'seed/content/faqs.yaml:1',
    'seed/content/faqs.yaml:2',
    'seed/content/faqs.yaml:1',
  ]);
});

it.each([
  ['invalid YAML', '- shared:\n    Key: "a\n', 'seed/content/faqs.yaml:3: this is not valid YAML'],
  ['a field twice', '- ar:\n    A: 1\n    A: 2\n', 'seed/content/faqs.yaml:3: this is not valid'],
  ['no list', 'ar:\n  Title: a\n', 'seed/content/faqs.yaml:1: each entry must begin'],
  ['an unknown fact', '- ar:\n    A: 1\n    B: a {{b}}\n', 'faqs.yaml:3: no fact is called {{b}}'],
  ['a list in a text', '- ar:\n    B: a {{ports}}\n', 'faqs.yaml:2: {{ports}} is a list'],
  [
    'an unknown part',
    '- ar: {}\n- de: {}\n',
    'faqs.yaml:2: an entry has the parts shared, ar and en, not de',
  ],
  ['a part without fields', '- ar: text\n', 'faqs.yaml:1: ar must have fields'],
  ['a shared field that differs', '- shared:\n    A: "{{hours}}"\n', 'faqs.yaml:2: A is shared'],
])('names the line of %s', (_, text, message) => {
  expect(faults(text)).toThrow(message);
});

it('names the line of a fault in a long text', () => {
  const html = (text: string) =>
    bilingualHtml(readLines(text, 'law.md'), 'ar', { facts: {}, form: 'law' });
  expect(() => html('## مادة @a\n## Article\nنص')).toThrow('seed/law.md:3: no English line');
  expect(() => html('المادة ({@b})\nArticle {@b}')).toThrow('law.md:1: no article is called @b');
  expect(() => html('مدة {{x}}\nFor {{x}}')).toThrow('law.md:1: no fact is called {{x}}');
  expect(() => html('> nowhere')).toThrow('law.md:1: there is no seed/parts/nowhere.md');
});
