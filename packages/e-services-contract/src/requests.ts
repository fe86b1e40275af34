/** Query of GET /searchAgents. */
export interface AgentsQuery {
  /** English title of a port. */
  readonly Port: string;
  readonly AgentName: string;
  readonly captcha: string;
  readonly page: number;
  readonly pageSize: number;
}

/** Query of GET /searchVesselSchedule; dates are MM/DD/YYYY, an empty end date is open. */
export interface VesselScheduleQuery extends AgentsQuery {
  readonly VesselName: string;
  /** Id of a traffic type. */
  readonly Status: number;
  readonly StartDate: string;
  readonly EndDate: string;
}

/** Query of GET /portCalls. */
export interface PortCallsQuery {
  /** The last id of the response before; 0 for the first. */
  readonly after: number;
}

/** Query of GET /submissionStatus. */
export interface SubmissionStatusQuery {
  /** Idempotency key of the submission. */
  readonly key: string;
}

/** Query of GET /transactionStatus; HDate is D/MM/YYYY of the Umm al-Qura calendar. */
export interface TransactionQuery {
  readonly DocumentNumber: string;
  readonly HDate: string;
  readonly captcha: string;
}
