import { toExitCode, reportText, callTimes, type Finding, type Section } from './report';

const section = (...findings: Finding[]): Section => ({
  title: 'Content API',
  url: 'https://cms.example',
  findings,
  times: [],
  leftOut: 0,
});

const finding = (state: Finding['state'], sentence = 'as it is.'): Finding => ({
  state,
  about: 'videos.Title',
  sentence,
});

it('ends with 1 only where something is wrong', () => {
  expect(toExitCode([section(finding('ok'), finding('missing'), finding('note'))])).toBe(0);
  expect(toExitCode([section(finding('ok')), section(finding('wrong'))])).toBe(1);
});

it('counts findings and entries', () => {
  const sections = [{ ...section(finding('wrong'), finding('missing')), leftOut: 3 }];
  const text = reportText({ sections, exitCode: 1 });
  expect(text).toContain('0 ok, 1 missing, 1 wrong\nEntries that cannot be shown: 3\n');
});

it('can be read in 80 columns', () => {
  const long = finding('wrong', 'no date in `PublishDate` of an entry '.repeat(10).trim());
  const text = reportText({ sections: [section(long)], exitCode: 1 });
  const lines = text.split('\n');
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(80);
  expect(lines[3]).toMatch(/^ {10}\S/);
  expect(text).not.toContain('`');
});

it('names median and slowest of each call, the slowest first', () => {
  const requests = [
    { call: 'ports', ms: 10 },
    { call: 'videos', ms: 30.4 },
    { call: 'videos', ms: 5 },
    { call: 'videos', ms: 900 },
  ];
  expect(callTimes(requests)).toEqual([
    { call: 'videos', count: 3, median: 30, slowest: 900 },
    { call: 'ports', count: 1, median: 10, slowest: 10 },
  ]);
});
