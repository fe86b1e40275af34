import { boundDash } from './boundDash';

it('binds a dash to the word before it', () => {
  expect(boundDash('Board member – Border Guard')).toBe('Board member\u00a0– Border Guard');
  expect(boundDash('عضو مجلس الإدارة — ممثل وزارة النقل')).toBe(
    'عضو مجلس الإدارة\u00a0— ممثل وزارة النقل',
  );
});

it('leaves dashes inside words and ranges unchanged', () => {
  expect(boundDash('Vice-chair 2024–2026')).toBe('Vice-chair 2024–2026');
});
