import { addressKeys, addressMatcher, clientAddress } from './index';

const trusted = addressMatcher(['10.0.0.0/8', '::1', '2001:db8:1::/48']);
const noProxy = addressMatcher([]);

it.each([
  ['203.0.113.9', undefined, '203.0.113.9'],
  ['::ffff:203.0.113.9', undefined, '203.0.113.9'],
  [undefined, undefined, 'unknown'],
  // A header set by the client is ignored …
  ['203.0.113.9', '198.51.100.1', '203.0.113.9'],
  ['203.0.113.9', '10.0.0.1', '203.0.113.9'],
  [undefined, '198.51.100.1', 'unknown'],
  // … and so are entries left of the proxy's.
  ['10.0.0.1', '198.51.100.1', '198.51.100.1'],
  ['10.0.0.1', '1.1.1.1, 198.51.100.1', '198.51.100.1'],
  ['::ffff:10.0.0.1', '1.1.1.1, 198.51.100.1, 10.9.9.9', '198.51.100.1'],
  ['::1', '10.1.1.1,2001:db8:1::5', '10.1.1.1'],
  ['10.0.0.1', '198.51.100.1, nonsense', '10.0.0.1'],
  ['10.0.0.1', ' ', '10.0.0.1'],
  ['10.0.0.1', '198.51.100.1:4711', '198.51.100.1'],
  ['10.0.0.1', '[2001:db8:2::7]:443', '2001:db8:2::7'],
])('socket %s with X-Forwarded-For %s comes from %s', (socket, forwarded, expected) => {
  expect(clientAddress(socket, forwarded, trusted)).toBe(expected);
});

it('trusts no header where no proxy is trusted', () => {
  expect(clientAddress('127.0.0.1', '198.51.100.1', noProxy)).toBe('127.0.0.1');
});

it.each([
  ['203.0.113.9', '203.0.113.9'],
  ['unknown', 'unknown'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0db8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:db8::9', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
])('counts %s as %s', (address, expected) => {
  expect(addressKeys(address).client).toBe(expected);
});

it.each(['10.0.0.0/99', 'everyone', '1.2.3'])('refuses the entry %s', (entry) => {
  expect(() => addressMatcher([entry])).toThrow();
});

it('counts an IPv6 client in its /48 too, in any spelling', () => {
  const keys = { client: '2001:db8:1:2::/64', network: '2001:db8:1::/48' };
  expect(addressKeys('2001:db8:1:2::1')).toEqual(keys);
  expect(addressKeys('2001:0db8:0001:0002:9:9:9:9')).toEqual(keys);
  expect(addressKeys('::ffff:203.0.113.7')).toEqual({ client: '203.0.113.7' });
});
