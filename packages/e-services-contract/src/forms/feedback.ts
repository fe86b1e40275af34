import type { FormDefinition } from './definition';

/** "Was this page useful?": yes or no, and optionally a topic and a reason. */
export const FEEDBACK_FORM = {
  kind: 'feedback',
  operation: 'feedback',
  path: 'feedback',
  endpoint: 'feedback',
  summary: 'Rate a page as useful or not',
  receipt: 'Message Sent',
  captcha: 'none',
  fields: {
    page: {
      kind: 'path',
      label: 'feedback.form',
      missing: 'ERROR TEXT',
      invalid: 'ERROR TEXT',
      example: '/about-us',
    },
    useful: {
      kind: 'choice',
      values: ['yes', 'no'],
      labels: { yes: 'feedback.yes', no: 'feedback.no' },
      control: 'radio',
      label: 'feedback.question',
      missing: 'ERROR MANDATORY',
      example: 'yes',
    },
    topic: {
      kind: 'choice',
      values: ['content', 'language', 'finding', 'technical', 'other'],
      labels: 'feedback.topics',
      control: 'radio',
      label: 'feedback.topic',
      invalid: 'ERROR TEXT',
      example: '',
    },
    reason: { kind: 'lines', max: 500, label: 'feedback.reasonNo', example: '' },
  },
  title: ['page'],
  promise: null,
  department: 'website',
  retention: { days: 365 },
  perDay: 500,
} as const satisfies FormDefinition;
