import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { contradictionsIn, type Fact, type FactKind } from '../src/editing/facts';

const place = { uid: 'api::port.port', documentId: 'x', title: '' };
const fact = (kind: FactKind, subject: string, ...values: string[]): Fact => ({
  kind,
  subject,
  values,
  known: values[0] ?? '',
  place,
});

const ARABIC = [
  fact('berths', 'ميناء جدة', '62'),
  fact('capacity', 'ميناء جدة', '240'),
  fact('draught', 'ميناء جدة', '16.4', '12.7'),
  fact('rent', 'ميناء جدة', '60', '45'),
  fact('telephone', 'ميناء جدة', '+966 12 000 0100'),
  fact('berthsTotal', '', '291'),
  fact('hotline', '', '19000'),
  fact('hours', '', 'من 7 صباحًا إلى 10 مساءً'),
  fact('time', 'طلب استئجار المرافق', '60'),
  fact('cost', 'تتبع الحاويات'),
];
const ENGLISH = [
  fact('berths', 'Jeddah Port', '62'),
  fact('berths', 'Duba Port', '9'),
  fact('capacity', 'Jeddah Port', '240'),
  fact('draught', 'Jeddah Port', '16.4', '12.7'),
  fact('rent', 'Jeddah Port', '60', '45'),
  fact('telephone', 'Jeddah Port', '+966 12 000 0100'),
  fact('berthsTotal', '', '291'),
  fact('portsTotal', '', '10'),
  fact('hotline', '', '19000'),
  fact('hours', '', '7am to 10pm'),
  fact('time', 'Facility rental request', '60'),
];

const found = (language: 'ar' | 'en', text: string): string[] =>
  contradictionsIn(text, language, language === 'ar' ? ARABIC : ENGLISH).map(
    (contradiction) => `${contradiction.fact.kind} ${contradiction.found}`,
  );

function agree(texts: readonly string[]): void {
  assert.deepEqual(
    texts.flatMap((text) => found('en', text)),
    [],
  );
}

describe('figures that differ from published ones', () => {
  for (const [text, expected] of [
    ['<p>يضم ميناء جدة 58 رصيفًا.</p>', 'berths 58'],
    ['<p>يضم ميناء جدة ٥٨ رصيفًا.</p>', 'berths 58'],
    ['<p>وتبلغ طاقة ميناء جدة الاستيعابية 250 مليون طن.</p>', 'capacity 250'],
    ['<p>أقصى غاطس مسموح في ميناء جدة 18 مترًا.</p>', 'draught 18'],
    ['<p>الإيجار في ميناء جدة 70 ريالًا للمتر المربع.</p>', 'rent 70'],
    ['<p>للاستفسار عن ميناء جدة: +966 12 000 0199</p>', 'telephone +966 12 000 0199'],
    ['<p>للاستفسار: الرقم الموحد 19001.</p>', 'hotline 19001'],
    ['<p>يعمل مركز خدمة العملاء من 8 صباحًا إلى 4 مساءً.</p>', 'hours من 8 صباحًا إلى 4 مساءً'],
    ['<p>يُبت في طلب استئجار المرافق خلال 45 يومًا.</p>', 'time 45'],
    ['<p>تتبع الحاويات مقابل 50 ريالًا.</p>', 'cost 50'],
    ['<p>تضم موانئ المملكة العشرة 293 رصيفًا.</p>', 'berthsTotal 293'],
    ['عشرة موانئ على ساحلين، تضم 293 رصيفًا.', 'berthsTotal 293'],
    ['293 رصيفًا على الخليج العربي والبحر الأحمر تصل الأسواق.', 'berthsTotal 293'],
  ] as const) {
    test(`in Arabic: ${expected}`, () => assert.deepEqual(found('ar', text), [expected]));
  }

  for (const [text, expected] of [
    ['<p>Jeddah Port has 58 berths.</p>', 'berths 58'],
    ['<p>The capacity of Jeddah Port is 250 million tonnes a year.</p>', 'capacity 250'],
    ['<p>The maximum draught at Jeddah Port is 18 metres.</p>', 'draught 18'],
    ['<p>Land at Jeddah Port costs 70 riyals per square metre.</p>', 'rent 70'],
    ['<p>Jeddah Port: +966 12 000 0199</p>', 'telephone +966 12 000 0199'],
    ['Questions: call 19001.', 'hotline 19001'],
    ['<p>The contact centre is open 8am to 4pm.</p>', 'hours 8am to 4pm'],
    ['<p>A facility rental request is decided within 45 days.</p>', 'time 45'],
    ['Ten ports on two coasts, with 293 berths.', 'berthsTotal 293'],
    ['<p>The authority oversees 11 ports.</p>', 'portsTotal 11'],
  ] as const) {
    test(`in English: ${expected}`, () => assert.deepEqual(found('en', text), [expected]));
  }

  test('equal figures in another notation are no contradiction', () => {
    agree([
      '<p>Jeddah Port has 62 berths and a capacity of 240.0 million tonnes.</p>',
      '<p>The maximum draught at Jeddah Port is 12.7 m.</p>',
      '<p>Call 19000; Jeddah Port: +966-12-000-0100.</p>',
    ]);
    assert.deepEqual(found('ar', '<p>يضم ميناء جدة ٦٢ رصيفًا.</p>'), []);
  });

  test('the past, the future, other ports and parts are ignored', () => {
    agree([
      '<p>In 2019 Jeddah Port had 58 berths.</p>',
      '<p>Jeddah Port will be a port with 70 berths.</p>',
      '<p>Jeddah Port opens 2 berths for grain.</p>',
      '<p>Duba Port has 9 berths and Jeddah Port has 62 berths.</p>',
      '<p>Jazan Port has 12 berths.</p>',
      '<p>Of all ports, Jeddah Port has 62 berths.</p>',
      '<p>Ten ports have 291 berths; 21 berths are for passengers.</p>',
    ]);
    assert.deepEqual(found('ar', '<p>كان ميناء جدة يضم 58 رصيفًا.</p>'), []);
  });
});
