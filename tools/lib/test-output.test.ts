import { failedTests, slowestTests } from './test-output.mjs';

const NODE_TEST = `▶ outbox
  ✔ sends a mail once (2503.5ms)
  ✖ loses nothing (9000ms)
▶ outbox (12000ms)
✖ failing tests:`;

const JEST = `PASS lib/forms/engine.test.ts (12.1 s)
  ✓ keeps the text (31 ms)
  ✓ sends after a reload (1.204 s)
  ✓ has no time`;

const PLAYWRIGHT =
  '  \u001b[32m✓\u001b[39m   12 [journeys] › contact.spec.ts:37:9 › ar › stored @happy-path \u001b[2m(1.1m)\u001b[22m';

it('finds the slowest tests of all programs, not their suites and files', () => {
  expect(slowestTests([NODE_TEST, JEST, PLAYWRIGHT], 3)).toEqual([
    { name: '[journeys] › contact.spec.ts:37:9 › ar › stored @happy-path', seconds: 66 },
    { name: 'sends a mail once', seconds: 2.5035 },
    { name: 'sends after a reload', seconds: 1.204 },
  ]);
});

it('names the failed tests of all programs once', () => {
  const playwright = [
    '  1) gallery.spec.ts:36:5 › ui/Tabs: Vertical (en, dark) ─────────',
    '    Error: expect(received)',
    '  1 failed',
  ];
  const jest = ['  ● engine › keeps the text', '  ● engine › keeps the text'];
  expect(failedTests([...playwright, ...jest, NODE_TEST].join('\n'), 5)).toEqual([
    'gallery.spec.ts:36:5 › ui/Tabs: Vertical (en, dark)',
    'engine › keeps the text',
    'loses nothing',
  ]);
});
