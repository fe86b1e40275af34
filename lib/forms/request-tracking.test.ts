import { FORMS, RESERVATION_DAYS } from '@ports-authority/e-services-contract';
import ar from '../../messages/ar.json';
import en from '../../messages/en.json';
import { requestTrackingSchema } from './request-tracking';

const good = { reference: 'NPA-2026-7K3M9Q', contact: '0512345678', captcha: '123456' };

function check(values: Partial<typeof good>): string[] {
  try {
    requestTrackingSchema.validateSync({ ...good, ...values }, { abortEarly: false });
    return [];
  } catch (error) {
    return (error as { errors: string[] }).errors;
  }
}

it.each([
  'NPA-2026-7K3M9Q',
  ' npa 2026 7k3m9q ',
  'NPA20267K3M9Q',
  '\u2066NPA-2026-7K3M9Q\u2069',
  'NPA-٢٠٢٦-7K3M9Q',
])('reads the reference %j', (reference) => {
  const values = requestTrackingSchema.validateSync({ ...good, reference });
  expect(values.reference).toBe(good.reference);
});

it('accepts a mobile number in any spelling, or a mail address', () => {
  const contacts = [
    ...['+966 51 234-5678', '00966512345678', '٠٥١٢٣٤٥٦٧٨', 'tel:+966-51-234-5678'],
    ...['a.b@mail.example', 'visitor@مثال.السعودية', '\u200ea@b.example'],
  ];
  for (const contact of contacts) expect([contact, check({ contact })]).toEqual([contact, []]);
});

it('names missing and invalid fields', () => {
  expect(check({ reference: '', contact: '', captcha: '' })).toEqual([
    'ERROR REFERENCE',
    'ERROR CONTACT',
    'ERROR CAPTCHA',
  ]);
  expect(check({ reference: '1446/1023', contact: '0512' })).toEqual([
    'ERROR REFERENCE INVALID',
    'ERROR CONTACT INVALID',
  ]);
  expect(check({ contact: 'a@b' })).toEqual(['ERROR CONTACT INVALID']);
});

it('promises the same time as the forms', () => {
  const said = {
    contact: [en.contact.next, ar.contact.next],
    'data-sharing': [en.dataSharing.next, ar.dataSharing.next],
    order: [en.order.next, ar.order.next],
  };
  for (const [kind, sentences] of Object.entries(said)) {
    const { days, counted } = FORMS[kind as keyof typeof said].promise;
    const [english = '', arabic = ''] = sentences;
    expect(english).toMatch(new RegExp(`${days} ${counted === 'working' ? 'working ' : ''}days`));
    expect(arabic).toMatch(days === 2 ? /يومي عمل|يومَي عمل|يومين/ : new RegExp(String(days)));
  }
});

it('confirms an order with the specified sentence, and as long as its quantity is reserved', () => {
  expect(en.order.placedText).toBe('Your order has been placed successfully.');
  expect(en.order.reservedText).toContain(`${RESERVATION_DAYS} days`);
  expect(ar.order.reservedText).toContain(`${RESERVATION_DAYS} يومًا`);
});
