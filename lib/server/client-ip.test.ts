import { ConfigurationError } from '../config';
import { socketIp, trustedProxies } from './client-ip';

it('names the setting that has an entry that is no address', () => {
  expect(() => trustedProxies(['10.0.0.0/99'])).toThrow(ConfigurationError);
  expect(() => trustedProxies(['everyone'])).toThrow(/TRUSTED_PROXIES/);
});

it('knows a closed socket', () => {
  expect(socketIp({ remoteAddress: undefined })).toBe('unknown');
  expect(socketIp({ remoteAddress: '::ffff:203.0.113.9' })).toBe('203.0.113.9');
});
