import { socketIp } from './client-ip';

it('returns a placeholder for a closed socket', () => {
  expect(socketIp({ remoteAddress: undefined })).toBe('unknown');
  expect(socketIp({ remoteAddress: '::ffff:203.0.113.9' })).toBe('203.0.113.9');
});
