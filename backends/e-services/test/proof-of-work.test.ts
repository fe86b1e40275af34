import assert from 'node:assert/strict';
import test from 'node:test';
import { captchaKeys } from '../src/captcha/keys.js';
import { ProofOfWork } from '../src/captcha/proof-of-work.js';
import { encodeProof, solve } from './support/proof.js';
import { usedList } from './support/used-list.js';

const keys = captchaKeys('a secret of the test, shared by its instances');
const used = usedList();
const proofs = (lifetime = 60_000, now?: () => number) =>
  new ProofOfWork({ keys, effort: 600, lifetime, used, now });

test('a solved proof passes once, also concurrently and at another instance', async () => {
  const header = await solve(await proofs().open('step', 1));
  const instances = [proofs(), proofs(), proofs()];
  const passed = await Promise.all(
    Array.from({ length: 12 }, (_, index) => instances[index % 3]!.redeem(header)),
  );
  assert.deepEqual(
    passed.filter((kind) => kind !== undefined),
    ['step'],
  );
});

test('the proof in place of the code is harder, as its challenge states', async () => {
  const step = await proofs().open('step', 1);
  const harder = await proofs().open('step', 4);
  const instead = await proofs().open('instead', 1);
  const total = ({ parameters: { cost, data } }: typeof step) => cost * (data?.most ?? 0);
  assert.equal(total(harder), 4 * total(step));
  assert.equal(total(instead), 20 * total(step));
  assert.equal(await proofs().redeem(await solve(instead)), 'instead');
});

test('an expired, changed or forged proof is invalid', async () => {
  const challenge = await proofs().open('step', 1);
  const header = await solve(challenge);
  const { solution } = JSON.parse(Buffer.from(header, 'base64').toString()) as { solution: object };
  const past = await proofs(1000, () => Date.now() - 10_000).open('step', 1);
  const cheaper = {
    ...challenge,
    parameters: { ...challenge.parameters, data: { kind: 'instead', most: 60 } },
  };
  for (const bad of [
    await solve(past),
    encodeProof({ challenge: cheaper, solution }),
    encodeProof({ challenge, solution: { ...solution, derivedKey: '00'.repeat(32) } }),
    encodeProof({ challenge: { ...challenge, signature: undefined }, solution }),
    encodeProof({ challenge }),
    encodeProof({ challenge: null, solution: null }),
    encodeProof([]),
    encodeProof(1),
    'no base64!',
    'AAAA',
    '',
    'A'.repeat(5000),
    undefined,
  ]) {
    assert.equal(await proofs().redeem(bad), undefined, bad);
  }
  assert.equal(await proofs().redeem(header), 'step');
});
