import { ServiceSession } from './session';

const setting = (...cookies: string[]) => {
  const headers = new Headers();
  for (const cookie of cookies) headers.append('Set-Cookie', cookie);
  return headers;
};
const after = (...cookies: string[]) => {
  const session = new ServiceSession();
  session.keep(setting(...cookies));
  return session;
};
const stored = (id: string, cookies: string) =>
  `${id}.${Buffer.from(cookies, 'latin1').toString('base64url')}`;
const id = 'i'.repeat(43);

it('keeps cookies of any name and number, without their paths and domains', () => {
  const session = after(
    'ASP.NET_SessionId=q1w2; path=/api; HttpOnly; SameSite=Lax',
    '.AspNetCore.Antiforgery.x=CfDJ8/+==; Domain=internal.example',
    'incap_ses="a b,c"; Expires=Wed, 21 Oct 2099 07:28:00 GMT',
  );
  expect(session.cookies).toBe(
    'ASP.NET_SessionId=q1w2; .AspNetCore.Antiforgery.x=CfDJ8/+==; incap_ses="a b,c"',
  );
  expect(session.changed).toMatch(/^[\w-]{43}\.[\w-]+$/);
  expect(new ServiceSession(session.changed).cookies).toBe(session.cookies);
  expect(new ServiceSession(session.changed).id).toBe(session.id);
});

it('follows Set-Cookie of the service', () => {
  const before = after('a=1', 'b=2', 'c=3', 'd=4');
  const session = new ServiceSession(before.changed);
  expect(session.changed).toBeUndefined();
  session.keep(
    setting(
      'a=5; Max-Age=60; Expires=Thu, 01 Jan 1970 00:00:00 GMT',
      'b=; Max-Age=0',
      'c=x; max-age=-1',
      'd=; expires=Thu, 01 Jan 1970 00:00:00 GMT',
    ),
  );
  expect(session.cookies).toBe('a=5');
  expect(session.id).toBe(before.id);
  session.keep(setting('a=; Max-Age=0'));
  expect(session.cookies).toBe('');
  expect(session.changed).toBe(before.id);
});

it('has an id for a service without cookies', () => {
  const session = new ServiceSession();
  expect([session.id, session.changed]).toEqual([undefined, undefined]);
  session.begin();
  expect(session.changed).toBe(session.id);
  expect(session.cookies).toBe('');
  const again = new ServiceSession(session.changed);
  again.begin();
  expect([again.id, again.changed]).toEqual([session.id, undefined]);
});

it.each([
  ['no name', '=x'],
  ['no value at all', 'flag'],
  ['a name with a space', 'a b=1'],
  ['a line break', 'a=1\r\nX-Admin: 1'],
  ['other letters', 'a=é'],
  ['too much', `a=${'x'.repeat(3000)}`],
])('leaves out a cookie with %s', (_fault, cookie) => {
  const session = new ServiceSession(stored(id, `first=1; ${cookie}; last=2`));
  expect(session.id).toBe(id);
  expect(session.cookies).toBe('first=1; last=2');
});

it('keeps no more than a browser stores', () => {
  const many = after(...Array.from({ length: 100 }, (_, at) => `name${at}=${'v'.repeat(200)}`));
  expect(many.cookies.split('; ').length).toBeLessThanOrEqual(20);
  expect((many.changed ?? '').length).toBeLessThan(3800);
  const first = many.cookies.split('; ')[0];
  expect(first).toBe(`name0=${'v'.repeat(200)}`);
});

it.each(['', 'short', `${id}x`, `${id.slice(1)}%`, '.YT0x'])('treats %j as missing', (value) => {
  const session = new ServiceSession(value);
  expect([session.id, session.cookies, session.changed]).toEqual([undefined, '', undefined]);
});
