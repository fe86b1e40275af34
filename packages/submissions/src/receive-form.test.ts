import type { IncomingMessage } from 'node:http';
import { PassThrough, Writable } from 'node:stream';
import { receiveForm, type MultipartParser } from './receive-form';

/** Takes everything and finds nothing in it. */
const Parser = class extends Writable {
  override _write(_chunk: Buffer, _encoding: string, done: () => void): void {
    done();
  }
} as unknown as MultipartParser;

function fakeRequest(): IncomingMessage & PassThrough {
  const headers = { 'content-type': 'multipart/form-data; boundary=x' };
  return Object.assign(new PassThrough(), {
    headers,
    complete: false,
  }) as unknown as IncomingMessage & PassThrough;
}

it('aborts a form that arrives too slowly', async () => {
  const request = fakeRequest();
  const drops = setInterval(() => request.write('x'), 10);
  await expect(receiveForm(request, Parser, undefined, 100)).rejects.toMatchObject({
    fault: 'too-slow',
  });
  clearInterval(drops);
  request.destroy();
});

it('accepts a complete request in time', async () => {
  const request = fakeRequest();
  request.end('x');
  const { fields, upload } = await receiveForm(request, Parser, undefined, 1000);
  expect([fields.size, upload]).toEqual([0, undefined]);
});
