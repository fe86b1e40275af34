import { bindDash } from './bindDash';

it('binds a dash to the word before it', () => {
  expect(bindDash('Board member – Border Guard')).toBe('Board member\u00a0– Border Guard');
  expect(bindDash('عضو مجلس الإدارة — ممثل وزارة النقل')).toBe(
    'عضو مجلس الإدارة\u00a0— ممثل وزارة النقل',
  );
});

it('leaves dashes inside words and ranges unchanged', () => {
  expect(bindDash('Vice-chair 2024–2026')).toBe('Vice-chair 2024–2026');
});
