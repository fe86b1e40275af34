import type { FormDefinition } from './definition';

/**
 * Callback request of the chat widget. It is promised for the support hours, which the next working day
 * has.
 */
export const CALLBACK_FORM = {
  kind: 'callback',
  operation: 'callback',
  path: 'remarks',
  endpoint: 'callback-requests',
  summary: 'Request a callback',
  receipt: 'Message Sent',
  captcha: 'none',
  fields: {
    name: {
      kind: 'line',
      max: 100,
      label: 'chat.name',
      missing: 'ERROR NAME',
      autoComplete: 'name',
      example: 'عميل',
    },
    mobile: {
      kind: 'callback-mobile',
      wire: 'phoneNumber',
      label: 'chat.mobile',
      missing: 'ERROR MOBILE',
      autoComplete: 'tel-national',
      example: '0500000000',
    },
    details: {
      kind: 'lines',
      max: 1000,
      label: 'chat.details',
      missing: 'ERROR DETAILS',
      example: 'استفسار عن موعد.',
    },
  },
  title: ['name'],
  promise: { days: 1, counted: 'working' },
  department: 'customer-care',
  retention: { days: 90, months: 3 },
  perDay: 100,
} as const satisfies FormDefinition;
