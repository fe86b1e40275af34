import type { FormDefinition } from './definition';

/** Job application, offered where no careers site is configured. */
export const JOB_APPLICATION_FORM = {
  kind: 'job-application',
  operation: 'jobApplication',
  path: 'applyJob',
  endpoint: 'job-applications',
  summary: 'Apply for a job',
  receipt: 'Message Sent',
  captcha: 'required',
  fields: {
    firstName: {
      kind: 'line',
      max: 60,
      label: 'vacancies.firstName',
      missing: 'ERROR FIRST NAME',
      autoComplete: 'given-name',
      example: 'متقدم',
    },
    lastName: {
      kind: 'line',
      max: 60,
      label: 'vacancies.lastName',
      missing: 'ERROR LAST NAME',
      autoComplete: 'family-name',
      example: 'للوظيفة',
    },
    email: {
      kind: 'email',
      label: 'vacancies.email',
      missing: 'ERROR EMAIL',
      example: 'candidate@mail.example',
    },
    phone: {
      kind: 'phone',
      label: 'vacancies.phone',
      hint: 'vacancies.phoneHint',
      missing: 'ERROR PHONE',
      example: '966500000001',
    },
    message: {
      kind: 'lines',
      max: 2000,
      label: 'vacancies.message',
      missing: 'ERROR MESSAGE',
      example: 'أرغب في التقدم لوظيفة مرشد بحري.',
    },
    resume: {
      kind: 'file',
      label: 'vacancies.resume',
      hint: 'vacancies.resumeHint',
      missing: 'ERROR RESUME',
      example: 'resume.pdf',
    },
  },
  title: ['firstName', 'lastName'],
  promise: null,
  department: 'human-resources',
  retention: { days: 180, months: 6 },
  perDay: 60,
} as const satisfies FormDefinition;
