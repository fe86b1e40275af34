import { nameMovedRows } from '../../src/admin/room/moved-rows';

const row = (title: string) => `<div><h3><button>${title}</button></h3><div></div></div>`;

function say(language: string, sentence: string, titles = ['Berths', 'Tugs 2 of 3', 'Pilots.1']) {
  document.documentElement.lang = language;
  document.body.innerHTML = `<div><span aria-live="assertive">${sentence}</span><div>${titles.map(row).join('')}</div></div>`;
  nameMovedRows();
  return () => document.querySelector('span')?.textContent;
}

it.each([
  [
    'en',
    'Headlines.0, grabbed. Current position in list: 1 of 3.',
    '“Berths”, grabbed. Current position in list: 1 of 3.',
  ],
  ['ar', 'أُمسك Headlines.0 في الموضع 1 of 3.', 'أُمسك «Berths» في الموضع 1 من 3.'],
  ['ar', 'أُلغي نقل Headlines.0.', 'أُلغي نقل «Berths».'],
])('says in %s which row is moved', (language, sentence, wanted) => {
  expect(say(language, sentence)()).toBe(wanted);
});

it('names a row at the place where it is by then', () => {
  expect(say('en', 'Milestones.2, moved. New position in list: 1 of 3.')()).toBe(
    '“Berths”, moved. New position in list: 1 of 3.',
  );
});

it('does not take a title for a place when it looks again', () => {
  const said = say('ar', 'نُقل Headlines.0 إلى الموضع 3 of 3.');
  nameMovedRows();
  expect(said()).toBe('نُقل «Pilots.1» إلى الموضع 3 من 3.');
});

it('leaves rows without a title, and what else is said, as they are', () => {
  expect(say('en', 'Tiles.0, dropped. Re-order cancelled.', [''])()).toBe(
    'Tiles.0, dropped. Re-order cancelled.',
  );
  expect(say('en', 'The request was sent.')()).toBe('The request was sent.');
});
