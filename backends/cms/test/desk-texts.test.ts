import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, test } from 'node:test';
import {
  CASE_EVENTS,
  CASE_KINDS,
  CASE_STATES,
  DEPARTMENTS,
  DESK_ERRORS,
  DESK_ROLES,
  ORDER_STATES,
  type ExportedCase,
} from '@ports-authority/e-services-contract';
import { caseTable } from '../src/admin/desk/case-table';
import { colleagues } from '../src/admin/desk/colleagues';
import { countsOf, openCount } from '../src/admin/desk/counts';
import type { Labels } from '../src/admin/desk/labels';
import { filtersOf, queryOf, requestOf, UNFILTERED } from '../src/admin/desk/filters';
import { blanks, directionOf, filled, paragraphs } from '../src/admin/desk/templates';
import { ar } from '../src/admin/desk/texts.ar';
import { en } from '../src/admin/desk/texts.en';

const languages = { ar, en } as const;

describe('the texts of the desk', () => {
  const named: [group: string, values: readonly string[]][] = [
    ['kind', CASE_KINDS],
    ['state', CASE_STATES],
    ['department', DEPARTMENTS],
    ['role', DESK_ROLES],
    ['history', CASE_EVENTS],
    ['order', ORDER_STATES],
    ['reason', Object.values(DESK_ERRORS)],
  ];

  for (const [language, texts] of Object.entries(languages)) {
    test(`name every value of the desk API (${language})`, () => {
      for (const [group, values] of named) {
        for (const value of values)
          assert.ok(`desk.${group}.${value}` in texts, `${group} ${value}`);
      }
    });
  }

  test('have the same values to fill in, in both languages', () => {
    const values = (text: string): string[] =>
      [...new Set([...text.matchAll(/\{(\w+)[,}]/g)].map(([, name]) => name ?? ''))].sort();
    for (const key of Object.keys(en) as (keyof typeof en)[]) {
      assert.deepEqual(values(ar[key]), values(en[key]), key);
    }
  });
});

describe('the export', () => {
  const row: ExportedCase = {
    reference: 'NPA-2026-7K3M9Q',
    kind: 'contact',
    state: 'in-progress',
    department: 'customer-care',
    assignee: { id: '7', name: 'سامي العتيبي' },
    receivedAt: '2026-11-25T12:14:26+03:00',
    dueOn: '2026-11-26',
    overdue: false,
    title: '=HYPERLINK("http://evil.example")',
    hasFile: false,
    version: 1,
    email: 'sender@mail.example',
    mobile: '966500000000',
    fields: [
      {
        name: 'purpose',
        labelKey: 'contact.purpose',
        value: 'Complaint',
        valueKey: 'contact.purposes.Complaint',
        format: 'choice',
      },
      {
        name: 'port',
        labelKey: 'contact.port',
        value: 'Jeddah Port',
        titles: { ar: 'ميناء جدة', en: 'Jeddah Port' },
        format: 'line',
      },
      { name: 'details', labelKey: 'contact.details', value: 'a\n=1+1', format: 'lines' },
    ],
  };
  const table = (language: 'ar' | 'en'): string[][] => {
    const texts: Record<string, string> = languages[language];
    const label = (group: string, value: string) => texts[`desk.${group}.${value}`] ?? value;
    const site = JSON.parse(
      readFileSync(path.join(__dirname, `../../../../messages/${language}.json`), 'utf8'),
    ) as Labels;
    const text = (key: string) => texts[key] ?? key;
    return caseTable(`${JSON.stringify(row)}\n`, { language, text, label }, site);
  };

  test('is in the language of the panel, to the last word', () => {
    const [titles = [], cells = []] = table('ar');
    assert.equal(titles.length, cells.length);
    for (const title of titles) assert.match(title, /^[\p{Script=Arabic} ]+$/u);
    const arabic = cells.join(' ');
    for (const word of ['العناية بالعملاء', 'شكوى', 'ميناء جدة'])
      assert.ok(arabic.includes(word), word);
    for (const code of [
      'contact',
      'in-progress',
      'customer-care',
      'purpose',
      'Complaint',
      'Jeddah',
      'false',
    ]) {
      assert.equal(arabic.includes(code), false, code);
    }
    assert.deepEqual(table('en')[1]?.slice(1, 4), [
      en['desk.kind.contact'],
      'In progress',
      'Customer care',
    ]);
  });
});

describe('who can be filtered by', () => {
  test('is whoever works on cases, and whoever has one without working here any more', () => {
    const person = (id: string, name: string, role: 'reader' | 'clerk') =>
      ({ id, name, role, departments: ['website'] }) as const;
    const people = [person('1', 'سارة', 'clerk'), person('2', 'هدى', 'reader')];
    const found = colleagues(people, [
      { id: '1', name: 'سارة' },
      { id: '9', name: 'أحمد' },
    ]);
    assert.deepEqual(
      found.map(({ id }) => id),
      ['9', '1'],
    );
  });
});

describe('the filters of the list', () => {
  test('are open cases, due first, where the URL says nothing', () => {
    assert.deepEqual(filtersOf(new URLSearchParams()), UNFILTERED);
    assert.equal(queryOf(UNFILTERED).toString(), '');
    assert.equal(requestOf(UNFILTERED), 'sort=due&page=1&pageSize=25&state=open');
  });

  test('are cases in every state where something is searched for, unless one is chosen', () => {
    assert.equal(requestOf(UNFILTERED, 'npa 2026 7k3m9q'), 'sort=due&page=1&pageSize=25');
    const open = filtersOf(new URLSearchParams({ state: 'open' }));
    assert.match(requestOf(open, 'npa 2026 7k3m9q'), /state=open/);
  });

  test('survive the URL', () => {
    const filters = {
      kind: 'order',
      state: 'all',
      department: 'warehouse',
      assignee: 'me',
      overdue: true,
      dueSoon: true,
      sort: 'newest',
      page: 3,
    } as const;
    assert.deepEqual(filtersOf(queryOf(filters)), filters);
    const request = new URLSearchParams(requestOf(filters));
    assert.equal(request.get('state'), null);
    assert.equal(request.get('overdue'), 'true');
    assert.equal(request.get('dueSoon'), 'true');
  });

  test('are as usual where the URL is not usable', () => {
    for (const page of ['0', '-1', '1.5', 'two', '9'.repeat(30)]) {
      assert.equal(filtersOf(new URLSearchParams({ page, sort: 'name' })).page, 1);
    }
    assert.equal(filtersOf(new URLSearchParams({ sort: 'name' })).sort, 'due');
  });
});

describe('the counts on the start page and above the list', () => {
  const summary = {
    states: { received: 4, 'in-progress': 2, waiting: 1, answered: 50, closed: 90 },
    ...{ overdue: 3, dueSoon: 2, mine: 5, unassigned: 4, assignees: [] },
  };

  test('lead to the cases that they count', () => {
    const counts = countsOf(summary).map(({ name, count, query }) => [name, count, query]);
    assert.deepEqual(counts, [
      ['overdue', 3, 'overdue=true'],
      ['dueSoon', 2, 'dueSoon=true'],
      ['received', 4, 'state=received'],
      ['in-progress', 2, 'state=in-progress'],
      ['waiting', 1, 'state=waiting'],
      ['mine', 5, 'assignee=me'],
      ['unassigned', 4, 'assignee=none'],
    ]);
    for (const { textKey } of countsOf(summary)) assert.ok(textKey in en && textKey in ar, textKey);
  });

  test('call a case open until it is answered', () => {
    assert.equal(openCount(summary), 7);
  });
});

describe('a template', () => {
  const template = {
    subject: { ar: 'طلبكم {reference}', en: 'Your request {reference}' },
    body: { ar: 'السيد/ة {name}', en: 'Dear {name}, your berth is {berth}.' },
  };

  test('begins an answer with what is known, and leaves what the clerk must fill in', () => {
    const known = { name: 'Maria $& Fernandes', reference: 'NPA-2026-ABCDEF' };
    assert.deepEqual(filled(template, 'en', known), {
      subject: 'Your request NPA-2026-ABCDEF',
      body: 'Dear Maria $& Fernandes, your berth is {berth}.',
    });
    assert.deepEqual(blanks(filled(template, 'en', known).body), ['{berth}']);
    assert.deepEqual(blanks(filled(template, 'ar', known).body), []);
  });

  test('is shown in paragraphs', () => {
    assert.deepEqual(paragraphs('One\r\ntwo\r\n \r\n\r\nthree\n'), ['One\ntwo', 'three']);
  });
});

test('a paragraph of a message that is all in one script has its direction', () => {
  const found = ['نشكر لك', 'Second.', 'السفينة Regal', '12'].map(directionOf);
  assert.deepEqual(found, ['rtl', 'ltr', undefined, undefined]);
});
