import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ar from '@/messages/ar.json';
import en from '@/messages/en.json';
import { DEVICE_STORAGE } from './device-storage';
import { RETENTION_MONTHS } from './retention';

const root = path.join(__dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const names: readonly string[] = Object.values(DEVICE_STORAGE).map(({ name }) => name);

const sources = ['app', 'components', 'lib']
  .flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map(
      (file) => `${folder}/${file}`,
    ),
  )
  .concat('middleware.ts', 'server.ts')
  .filter((file) => /\.(ts|tsx|mjs)$/.test(file) && !/\.(test|stories)\.|\/testing\//.test(file));

/** Arguments of calls that store something, and names of cookies. */
const STORES = [
  /(?:local|session)Storage\.(?:set|get|remove)Item\(\s*([^,)]+)/g,
  /cookies\.set\(\s*([^,)]+)/g,
];
/** Expressions that take their name from the table. */
const TAKEN = /^(name|KEY|STORE|DEVICE_STORAGE\..*)$/;

it.each(sources.filter((file) => STORES.some((store) => read(file).match(store))))(
  '%s stores nothing under a name of its own',
  (file) => {
    const text = read(file);
    for (const [, argument = ''] of STORES.flatMap((store) => [...text.matchAll(store)])) {
      const literal = /^['"`](.*)['"`]$/.exec(argument.trim())?.[1];
      if (literal === undefined) expect(argument.trim()).toMatch(TAKEN);
      else expect(names).toContain(literal);
    }
  },
);

it.each([
  /document\.cookie\s*=(?!=)/,
  /indexedDB/,
  /caches\.open/,
  /cookieStore/,
  /serviceWorker\.register/,
])('nothing is stored by %s', (way) => {
  expect(sources.filter((file) => way.test(read(file)))).toEqual([]);
});

it('cookies of responses are those of the table', () => {
  const setting = sources.filter((file) => /['"]Set-Cookie['"]\s*[,:]/i.test(read(file)));
  expect(setting.sort()).toEqual(
    expect.arrayContaining(['app/api/preview/route.ts', 'lib/api/handler.ts']),
  );
  const known = ['captchaCookie', 'passCookie'];
  for (const file of setting) {
    expect(
      known.some((cookie) => read(file).includes(cookie)) || /get-?set-?cookie/i.test(read(file)),
    ).toBe(true);
  }
});

describe('the privacy policy', () => {
  const [arabic = '', english = ''] = read('backends/cms/seed/content/privacy-policy.yaml').split(
    /^ {2}en:$/m,
  );

  it.each(names)('names %s in both languages', (name) => {
    expect(arabic).toContain(`<code>${name}</code>`);
    expect(english).toContain(`<code>${name}</code>`);
  });

  it.each([
    ['contact', 'الشكاوى والمقترحات والاستفسارات', 'Complaints, suggestions and enquiries'],
    ['order', 'طلبات المواد المنقولة', 'Orders of movable items'],
    ['dataSharing', 'طلبات مشاركة البيانات', 'Data sharing requests'],
    ['callback', 'طلبات معاودة الاتصال', 'Callback requests'],
    ['jobApplication', 'طلبات التوظيف', 'Job applications'],
  ] as const)('has the retention of the notice at the form: %s', (form, inArabic, inEnglish) => {
    const months = `${RETENTION_MONTHS[form]}` as const;
    expect(arabic).toContain(`${inArabic}: ${ar.privacy.periods[months]}.`);
    expect(english).toContain(`${inEnglish}: ${en.privacy.periods[months]}.`);
  });
});
