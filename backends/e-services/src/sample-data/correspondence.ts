import { readSample, type Pair } from './read.js';

/** A kind of government correspondence; `{port}` is replaced by the name of a port. */
export interface Correspondence {
  readonly subject: Pair;
  readonly category: Pair;
  readonly directedTo: Pair;
  readonly from: readonly Pair[];
}

interface Sample {
  readonly senders: Readonly<Record<string, readonly Pair[]>>;
  readonly subjects: readonly (Omit<Correspondence, 'from'> & { readonly from: string })[];
  readonly closed: readonly Pair[];
  readonly open: readonly Pair[];
}

const { senders, subjects, closed, open } = readSample<Sample>('correspondence');

export const CORRESPONDENCE: readonly Correspondence[] = subjects.map((subject) => ({
  ...subject,
  from: senders[subject.from] ?? [],
}));
export const CLOSED = closed;
export const OPEN = open;
