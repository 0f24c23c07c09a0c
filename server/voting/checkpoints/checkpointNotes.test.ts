import { createHash, createPublicKey, verify } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PaymentWorld } from '../../../tests/support/payments/paymentWorld.ts';
import { sendSms } from '../../../tests/support/voting/sendSms.ts';
import { keyFingerprint } from './trustedKeys.ts';
import { MerkleTree } from './ledgerTree.ts';

const sha256 = (...parts: Buffer[]) =>
  parts.reduce((hash, part) => hash.update(part), createHash('sha256')).digest();

/** The root of a Merkle tree, written exactly as RFC 6962, section 2.1, defines it. */
function rootOf(leaves: readonly Buffer[]): Buffer {
  if (leaves.length === 0) return sha256();
  if (leaves.length === 1) return sha256(Buffer.of(0), leaves[0]!);
  let k = 1;
  while (k * 2 < leaves.length) k *= 2;
  return sha256(Buffer.of(1), rootOf(leaves.slice(0, k)), rootOf(leaves.slice(k)));
}

describe('the Merkle tree', () => {
  it('has the root that RFC 6962 defines, at every size', () => {
    const tree = new MerkleTree();
    const leaves: Buffer[] = [];
    for (let size = 0; size <= 70; size += 1) {
      expect([tree.size, tree.root()]).toEqual([size, rootOf(leaves).toString('hex')]);
      const leaf = sha256(Buffer.from(`row ${size}`));
      leaves.push(leaf);
      tree.append(leaf.toString('hex'));
    }
  });
});

describe('the published checkpoints', () => {
  let world: PaymentWorld;
  beforeAll(async () => {
    world = await PaymentWorld.start();
  });
  afterAll(() => world.close());
  const get = async (path: string) => {
    const response = await fetch(`${world.server.site}${path}`);
    return {
      status: response.status,
      cache: response.headers.get('cache-control'),
      text: await response.text(),
    };
  };
  type Key = { public_key: string; fingerprint: string; verifier_key: string; declarations: unknown[] };

  it('do not exist before the first vote', async () => {
    expect((await get('/checkpoint')).status).toBe(404);
    expect((await get('/checkpoint/1')).status).toBe(404);
    expect((await get('/checkpoint/x')).status).toBe(404);
  });

  it('are signed notes that anybody can check with the key of the well-known address', async () => {
    for (const text of ['301', '302', '301']) await sendSms(world.server.site, world.clock, { text });
    await world.pass(2_000);
    const key = JSON.parse((await get('/.well-known/sawt-checkpoint-key')).text) as Key;
    expect([key.fingerprint, key.declarations]).toEqual([keyFingerprint(key.public_key), []]);
    const { status, cache, text } = await get('/checkpoint/1');
    expect([status, cache]).toEqual([200, 'public, max-age=31536000, immutable']);
    expect(await get('/checkpoint')).toEqual({ status: 200, cache: 'public, max-age=5', text });

    const [body = '', signatures = ''] = text.split('\n\n');
    const [origin = '', size, root, ...bound] = body.split('\n');
    const rows = await world.server.store.database
      .selectFrom('ledger')
      .orderBy('seq')
      .select('row_hash')
      .execute();
    const leaves = rows.slice(0, Number(size)).map(({ row_hash }) => Buffer.from(row_hash, 'hex'));
    expect(root).toBe(rootOf(leaves).toString('base64'));
    expect(bound[0]).toMatch(/^sawt-checkpoint 1 [0-9a-f]{64}$/);

    const [, name, signed = ''] = /^— (\S+) (\S+)\n$/.exec(signatures) ?? [];
    const [keyName, keyId, keyBytes = ''] = key.verifier_key
      .split('+')
      .flatMap((part, index, all) => (index < 2 ? [part] : index === 2 ? [all.slice(2).join('+')] : []));
    expect([name, keyName]).toEqual([origin, origin]);
    const raw = Buffer.from(keyBytes, 'base64');
    const bytes = Buffer.from(signed, 'base64');
    expect(bytes.subarray(0, 4).toString('hex')).toBe(keyId);
    expect(
      sha256(Buffer.from(`${origin}\n`), raw)
        .subarray(0, 4)
        .toString('hex'),
    ).toBe(keyId);
    const publicKey = createPublicKey({
      key: Buffer.concat([Buffer.from('302a300506032b6570032100', 'hex'), raw.subarray(1)]),
      format: 'der',
      type: 'spki',
    });
    expect(verify(null, Buffer.from(`${body}\n`), publicKey, bytes.subarray(4))).toBe(true);
  });
});
