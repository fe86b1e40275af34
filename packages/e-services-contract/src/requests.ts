/*
 * Bodies of the POST operations, by field. Contact form and job application are multipart with a
 * PDF in the field named here; the others are JSON.
 */

import type { DATA_SHARING_QUESTIONS } from './fields';

type Texts<Names extends string> = Readonly<Record<Names, string>>;

export const CONTACT_FILE_FIELD = 'file';

export type ContactFields = Texts<
  | 'name'
  | 'emailAddress'
  | 'phoneNumber'
  | 'mobileNumber'
  | 'identityNumber'
  | 'relationToPorts'
  | 'port'
  | 'purpose'
  | 'details'
  | 'captcha'
>;

export const JOB_APPLICATION_FILE_FIELD = 'resume';

export type JobApplicationFields = Texts<
  'firstName' | 'lastName' | 'email' | 'phone' | 'message' | 'captcha'
>;

/** Names and their spelling are the service's; what describes the item is copied from the stock. */
export type OrderFields = Texts<
  | 'Title'
  | 'IdentityNo'
  | 'MobileNo'
  | 'Email'
  | 'DirectionName'
  | 'DepartmentName'
  | 'Location'
  | 'MainCategory'
  | 'MangulCategory'
  | 'Port'
  | 'ManqulName'
  | 'MovableId'
  | 'AvalibleQuantity'
  | 'Quantity'
  | 'Explain'
  | 'Created'
  | 'Modified'
  | 'Author'
  | 'Editor'
  | 'Title2'
  | 'captcha'
>;

export type CallbackFields = Texts<'name' | 'phoneNumber' | 'details'>;

export type DataSharingFields = Texts<
  | 'name'
  | 'applicant'
  | 'mobileNumber'
  | 'emailAddress'
  | 'purpose'
  | 'requiredData'
  | (typeof DATA_SHARING_QUESTIONS)[number]
  | 'captcha'
>;

export type FeedbackFields = Texts<'page' | 'useful' | 'topic' | 'reason'>;

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
  /** The last id of the response before; 0 for the first one. */
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
