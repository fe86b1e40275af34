import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, test } from 'node:test';
import {
  CASE_EVENTS,
  CASE_TEXTS,
  CASE_STATES,
  DEPARTMENTS,
  DESK_ERRORS,
  DESK_ROLES,
  ORDER_STATES,
  type ExportedCase,
} from '@ports-authority/e-services-contract';
import { caseTable } from '../src/admin/desk/case-table';
import { assigneeOptions } from '../src/admin/desk/assignee-options';
import { deskCounts, openCount } from '../src/admin/desk/counts';
import type { Labels } from '../src/admin/desk/labels';
import { parseFilters, toQuery, toApiQuery, UNFILTERED } from '../src/admin/desk/filters';
import {
  findPlaceholders,
  paragraphDirection,
  fillTemplate,
  splitParagraphs,
} from '../src/admin/desk/templates';
import ar from '../src/admin/desk/texts.ar.json';
import en from '../src/admin/desk/texts.en.json';

const languages = { ar, en } as const;

describe('messages of the desk', () => {
  const named: [group: string, values: readonly string[]][] = [
    ['state', CASE_STATES],
    ['department', DEPARTMENTS],
    ['role', DESK_ROLES],
    ['history', CASE_EVENTS],
    ['order', ORDER_STATES],
    ['reason', Object.values(DESK_ERRORS)],
  ];

  for (const [language, texts] of Object.entries(languages)) {
    test(`cover every enum value of the desk API (${language})`, () => {
      for (const [group, values] of named) {
        for (const value of values)
          assert.ok(`desk.${group}.${value}` in texts, `${group} ${value}`);
      }
    });
  }
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
    const label = (group: string, value: string) =>
      group === 'kind'
        ? CASE_TEXTS[row.kind].name[language]
        : (texts[`desk.${group}.${value}`] ?? value);
    const site = JSON.parse(
      readFileSync(path.join(__dirname, `../../../../messages/${language}.json`), 'utf8'),
    ) as Labels;
    const text = (key: string) => texts[key] ?? key;
    return caseTable(`${JSON.stringify(row)}\n`, { language, text, label }, site);
  };

  test('is completely in the language of the panel', () => {
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
      CASE_TEXTS.contact.name.en,
      'In progress',
      'Customer care',
    ]);
  });
});

describe('assignee options', () => {
  test('are staff, and former staff with cases', () => {
    const person = (id: string, name: string, role: 'reader' | 'clerk') =>
      ({ id, name, role, departments: ['website'] }) as const;
    const people = [person('1', 'سارة', 'clerk'), person('2', 'هدى', 'reader')];
    const found = assigneeOptions(people, [
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
  test('default to open cases, due first', () => {
    assert.deepEqual(parseFilters(new URLSearchParams()), UNFILTERED);
    assert.equal(toQuery(UNFILTERED).toString(), '');
    assert.equal(toApiQuery(UNFILTERED), 'sort=due&page=1&pageSize=25&state=open');
  });

  test('default to every state in a search', () => {
    assert.equal(toApiQuery(UNFILTERED, 'npa 2026 7k3m9q'), 'sort=due&page=1&pageSize=25');
    const open = parseFilters(new URLSearchParams({ state: 'open' }));
    assert.match(toApiQuery(open, 'npa 2026 7k3m9q'), /state=open/);
  });

  test('survive a round trip through the URL', () => {
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
    assert.deepEqual(parseFilters(toQuery(filters)), filters);
    const request = new URLSearchParams(toApiQuery(filters));
    assert.equal(request.get('state'), null);
    assert.equal(request.get('overdue'), 'true');
    assert.equal(request.get('dueSoon'), 'true');
  });

  test('fall back to defaults for invalid values', () => {
    for (const page of ['0', '-1', '1.5', 'two', '9'.repeat(30)]) {
      assert.equal(parseFilters(new URLSearchParams({ page, sort: 'name' })).page, 1);
    }
    assert.equal(parseFilters(new URLSearchParams({ sort: 'name' })).sort, 'due');
  });
});

describe('the counts on the start page and above the list', () => {
  const summary = {
    states: { received: 4, 'in-progress': 2, waiting: 1, answered: 50, closed: 90 },
    ...{ overdue: 3, dueSoon: 2, mine: 5, unassigned: 4, assignees: [] },
  };

  test('link to the cases that they count', () => {
    const counts = deskCounts(summary).map(({ name, count, query }) => [name, count, query]);
    assert.deepEqual(counts, [
      ['overdue', 3, 'overdue=true'],
      ['dueSoon', 2, 'dueSoon=true'],
      ['received', 4, 'state=received'],
      ['in-progress', 2, 'state=in-progress'],
      ['waiting', 1, 'state=waiting'],
      ['mine', 5, 'assignee=me'],
      ['unassigned', 4, 'assignee=none'],
    ]);
    for (const { textKey } of deskCounts(summary))
      assert.ok(textKey in en && textKey in ar, textKey);
  });

  test('count a case as open until it is answered', () => {
    assert.equal(openCount(summary), 7);
  });
});

describe('a template', () => {
  const template = {
    subject: { ar: 'طلبكم {reference}', en: 'Your request {reference}' },
    body: { ar: 'السيد/ة {name}', en: 'Dear {name}, your berth is {berth}.' },
  };

  test('is filled with known values and keeps other placeholders', () => {
    const known = { name: 'Maria $& Fernandes', reference: 'NPA-2026-ABCDEF' };
    assert.deepEqual(fillTemplate(template, 'en', known), {
      subject: 'Your request NPA-2026-ABCDEF',
      body: 'Dear Maria $& Fernandes, your berth is {berth}.',
    });
    assert.deepEqual(findPlaceholders(fillTemplate(template, 'en', known).body), ['{berth}']);
    assert.deepEqual(findPlaceholders(fillTemplate(template, 'ar', known).body), []);
  });

  test('is split into paragraphs', () => {
    assert.deepEqual(splitParagraphs('One\r\ntwo\r\n \r\n\r\nthree\n'), ['One\ntwo', 'three']);
  });
});

test('a paragraph in a single script has its direction', () => {
  const found = ['نشكر لك', 'Second.', 'السفينة Regal', '12'].map(paragraphDirection);
  assert.deepEqual(found, ['rtl', 'ltr', undefined, undefined]);
});
