import { subscriptionSchema } from './subscription';

const values = {
  kind: 'circulars',
  port: 'jeddah',
  rhythm: 'daily',
  language: 'ar',
  email: 'agent@agency.example',
  captcha: '123456',
};
const fieldErrors = (more: object) => {
  try {
    subscriptionSchema.validateSync({ ...values, ...more }, { abortEarly: false });
    return [];
  } catch (error) {
    return (error as { errors: string[] }).errors;
  }
};

it('accepts a choice and an address only', () => {
  expect(subscriptionSchema.validateSync({ ...values, imo: '9074729' })).toEqual({
    ...values,
    topic: '',
    imo: '',
  });
});

it.each(['9074729', 'IMO 9074729', '٩٠٧٤٧٢٩', ' 907-4729 '])('reads the vessel %s', (imo) => {
  expect(subscriptionSchema.validateSync({ ...values, kind: 'vessel', imo }).imo).toBe('9074729');
});

it.each([
  ['a vessel without a number', { kind: 'vessel' }, 'ERROR IMO'],
  ['a number with a wrong digit', { kind: 'vessel', imo: '9074728' }, 'ERROR IMO INVALID'],
  ['too few digits', { kind: 'vessel', imo: '907' }, 'ERROR IMO INVALID'],
  ['an unknown kind', { kind: 'weather' }, 'ERROR CHOICE'],
  ['an unknown rhythm', { rhythm: 'hourly' }, 'ERROR CHOICE'],
  ['a port that no filter has', { port: 'a b' }, 'ERROR CHOICE'],
  ['no address', { email: '' }, 'ERROR EMAIL'],
])('refuses %s', (_what, more, error) => {
  expect(fieldErrors(more)).toEqual([error]);
});
