/** Problem types; `type` is stable for clients. */
export const PROBLEMS = {
  parameter: { status: 400, title: 'A parameter is not valid' },
  'not-found': { status: 404, title: 'There is nothing at this address' },
  method: { status: 405, title: 'This address can only be read' },
  quota: { status: 429, title: 'The quota is used up' },
  unavailable: { status: 503, title: 'The data is not available at present' },
} as const;

export type ProblemName = keyof typeof PROBLEMS;

/** RFC 9457 problem details. */
export interface Problem {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly detail: string;
  /** The invalid parameter. */
  readonly parameter?: string;
}
