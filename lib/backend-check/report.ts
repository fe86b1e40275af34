export type State = 'ok' | 'missing' | 'wrong' | 'not tried' | 'note';

/** A sentence of the contract and whether a back end keeps it. */
export interface Finding {
  readonly state: State;
  /** A type, a call or a capability, with the field if it is about one. */
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
  /** Entries and rows that cannot be shown. */
  readonly leftOut: number;
}

export interface Report {
  readonly sections: readonly Section[];
  /** 0 usable, 1 something is wrong, 2 not reachable. */
  readonly exitCode: 0 | 1 | 2;
}

const WIDTH = 80;
const STATE_WIDTH = 10;
const CALL_WIDTH = 44;

export function exitCodeOf(sections: readonly Section[]): 0 | 1 {
  return sections.some(({ findings }) => findings.some(({ state }) => state === 'wrong')) ? 1 : 0;
}

/** Median and slowest of each call, the slowest call first. */
export function timesOf(requests: readonly { call: string; ms: number }[]): CallTimes[] {
  return [...grouped(requests, ({ call }) => call)]
    .map(([call, own]) => {
      const sorted = own.map(({ ms }) => Math.round(ms)).sort((one, other) => one - other);
      return {
        call,
        count: sorted.length,
        median: sorted[Math.floor(sorted.length / 2)] ?? 0,
        slowest: sorted.at(-1) ?? 0,
      };
    })
    .sort((one, other) => other.slowest - one.slowest);
}

/** The report in lines of at most 80 characters, as far as words allow. */
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

/** Values by a name that each of them has, in their order. */
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
