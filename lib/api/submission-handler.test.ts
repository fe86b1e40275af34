import { CALLBACK_FORM, FEEDBACK_FORM } from '@ports-authority/e-services-contract';
import { CLIENT_IP_HEADER } from '../server/client-ip';
import { submissionHandler } from './submission-handler';
import { schemaOf } from '../forms/schema-of';

const callbackSchema = schemaOf(CALLBACK_FORM);
const feedbackSchema = schemaOf(FEEDBACK_FORM);

jest.mock('../config', () => ({
  config: () => ({
    siteUrl: 'https://ports.example',
    rateLimitPerAddress: 1000,
    rateLimitPerSession: 1000,
    rateLimitWithoutCaptcha: 3,
  }),
}));
jest.mock('../logging/log');

const submit = jest.fn(async () => ({ reference: 'NPA-2026-ABC123', message: 'Message Sent' }));
const callback = submissionHandler(callbackSchema, submit, { openForm: 'callback' });
const feedback = submissionHandler(feedbackSchema, submit, { openForm: 'feedback' });

const submissionKey = '0f8fad5b-d9cb-469f-a165-70867728950e';
const call = { name: 'هند', mobile: '0512345678', details: 'استفسار', submissionKey };
const opinion = { page: '/contact', useful: 'yes', submissionKey };

function send(post: typeof callback, address: string, values: object): Promise<Response> {
  const request = new Request('https://ports.example/api/x', {
    method: 'POST',
    body: JSON.stringify(values),
    headers: {
      'Content-Type': 'application/json',
      Origin: 'https://ports.example',
      [CLIENT_IP_HEADER]: address,
    },
  });
  return post(request, undefined);
}

it('limits the client IP on a form without a captcha', async () => {
  for (let time = 0; time < 3; time += 1) {
    expect((await send(callback, '203.0.113.1', call)).status).toBe(200);
  }
  const refused = await send(callback, '203.0.113.1', call);
  expect(refused.status).toBe(429);
  expect(await refused.json()).toMatchObject({ isSuccess: false, error: 'Too many submissions' });
  const wait = Number(refused.headers.get('retry-after'));
  expect(wait).toBeGreaterThan(60);
  expect(wait).toBeLessThanOrEqual(600);
  expect(submit).toHaveBeenCalledTimes(3);

  expect((await send(feedback, '203.0.113.1', opinion)).status).toBe(200);
  expect((await send(callback, '203.0.113.2', call)).status).toBe(200);
});

it('does not count invalid submissions', async () => {
  for (let time = 0; time < 5; time += 1) {
    expect((await send(callback, '203.0.113.3', { ...call, mobile: '1' })).status).toBe(400);
  }
  expect((await send(callback, '203.0.113.3', call)).status).toBe(200);
});
