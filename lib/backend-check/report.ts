export type State = 'ok' | 'missing' | 'wrong' | 'not tried' | 'note';

/** A requirement of the contract with its result. */
export interface Finding {
  readonly state: State;
  /** A type, a call or a capability, optionally with a field. */
  readonly about: string;
  readonly sentence: string;
}

/** Response times of a call in milliseconds. */
export interface CallTimes {
  readonly call: string;
  readonly count: number;
  readonly median: number;
  readonly slowest: number;
}

/** Findings about one back end. */
export interface Section {
  readonly title: string;
  readonly url: string;
  readonly findings: readonly Finding[];
  readonly times: readonly CallTimes[];
  /** Number of dropped entries and rows. */
  readonly leftOut: number;
}

export interface Report {
  readonly sections: readonly Section[];
  /** 0 usable, 1 problems found, 2 unreachable. */
  readonly exitCode: 0 | 1 | 2;
}

const WIDTH = 80;
const STATE_WIDTH = 10;
const CALL_WIDTH = 44;

export function toExitCode(sections: readonly Section[]): 0 | 1 {
  return sections.some(({ findings }) => findings.some(({ state }) => state === 'wrong')) ? 1 : 0;
}

/** Median and maximum of each call, slowest first. */
export function callTimes(requests: readonly { call: string; ms: number }[]): CallTimes[] {
  return [...grouped(requests, ({ call }) => call)]
    .map(([call, own]) => {
      const sorted = own.map(({ ms }) => Math.round(ms)).sort((a, b) => a - b);
      return {
        call,
        count: sorted.length,
        median: sorted[Math.floor(sorted.length / 2)] ?? 0,
        slowest: sorted.at(-1) ?? 0,
      };
    })
    .sort((a, b) => b.slowest - a.slowest);
}

/** Wrapped at 80 characters. */
export function reportText({ sections, exitCode }: Report): string {
  const parts = sections.map(({ title, url, findings, times }) => [
    `${title}  ${url}`,
    '-'.repeat(WIDTH),
    ...findings.map(({ state, about, sentence }) =>
      wrapped(state.padEnd(STATE_WIDTH), `${about}: ${sentence.replaceAll('`', '')}`),
    ),
    ...(times.length === 0
      ? []
      : ['', 'Response times'.padEnd(CALL_WIDTH) + cells('calls', 'median ms', 'slowest ms')]),
    ...times.map(
      ({ call, count, median, slowest }) => call.padEnd(CALL_WIDTH) + cells(count, median, slowest),
    ),
    '',
  ]);
  return `${[...parts.flat(), ...summary(sections, exitCode)].join('\n')}\n`;
}

function cells(...values: readonly (string | number)[]): string {
  return values.map((value) => String(value).padStart(12)).join('');
}

function summary(sections: readonly Section[], exitCode: Report['exitCode']): string[] {
  const all = sections.flatMap(({ findings }) => findings);
  const count = (state: State) => all.filter((finding) => finding.state === state).length;
  const leftOut = sections.reduce((sum, section) => sum + section.leftOut, 0);
  return [
    `${count('ok')} ok, ${count('missing')} missing, ${count('wrong')} wrong`,
    `Entries that cannot be shown: ${leftOut}`,
    {
      0: 'The site can use these back ends.',
      1: 'Something is wrong.',
      2: 'Not reachable.',
    }[exitCode],
  ];
}

function wrapped(start: string, text: string): string {
  const lines = [start];
  for (const word of text.split(' ')) {
    const line = lines.at(-1) ?? '';
    const isFirst = line.length === STATE_WIDTH;
    if (!isFirst && line.length + word.length + 1 > WIDTH)
      lines.push(' '.repeat(STATE_WIDTH) + word);
    else lines[lines.length - 1] = isFirst ? line + word : `${line} ${word}`;
  }
  return lines.join('\n');
}

/** Groups values by name, keeping their order. */
export function grouped<Value>(
  values: readonly Value[],
  nameOf: (value: Value) => string,
): ReadonlyMap<string, readonly Value[]> {
  const groups = new Map<string, Value[]>();
  for (const value of values) {
    const name = nameOf(value);
    groups.set(name, [...(groups.get(name) ?? []), value]);
  }
  return groups;
}
