import { processWideError } from './process-state';

it('recognises an error of another copy of its class, but no other one', () => {
  class Missing extends processWideError('Missing') {}
  class OtherCopy extends processWideError('Missing') {}
  class Failed extends processWideError('Failed') {}
  expect(new OtherCopy('file') instanceof Missing).toBe(true);
  expect(new Failed('file') instanceof Missing).toBe(false);
  expect(new Error('file') instanceof Missing).toBe(false);
  expect(new Missing('file')).toMatchObject({ name: 'Missing', message: 'file' });
});
