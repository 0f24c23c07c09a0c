import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { MultipartFile } from '@fastify/multipart';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { FileType } from '../../../domain/fileTypes.ts';
import type { FiledEntryDeps } from '../entryDeps.ts';
import { keepIdentity } from './keepFiles.ts';
import { stageDocument } from './stageFile.ts';

const pepper = Buffer.alloc(32, 1);
const png: FileType = { kind: 'image', mime: 'image/png', extension: 'png' };
const pdf: FileType = { kind: 'document', mime: 'application/pdf', extension: 'pdf' };

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'sawt-hashes-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const files = {
  documents: { put: async () => 'wrapped', sealText: () => 'sealed', remove: async () => {} },
} as unknown as FiledEntryDeps['files'];

type Sent = { name?: string; type?: FileType; key?: Buffer; pieces?: number };

/** The stored row of a document that arrives in so many pieces. */
async function rowOf(
  bytes: Uint8Array,
  { name = 'passport.png', type = png, key = pepper, pieces = 1 }: Sent = {},
) {
  const size = Math.ceil(bytes.length / pieces);
  const chunks = Array.from({ length: pieces }, (_, index) =>
    Buffer.from(bytes.subarray(index * size, (index + 1) * size)),
  );
  const part = { filename: name, file: Readable.from(chunks) } as unknown as MultipartFile;
  const file = await stageDocument({ folder, incoming: (source) => source }, part, 1_000);
  const deps = { files, clock: { now: () => 0 } as FiledEntryDeps['clock'], keys: { pepper: key } };
  return (await keepIdentity(deps, { file, type })).row;
}
const hashOf = async (...sent: Parameters<typeof rowOf>) => (await rowOf(...sent)).content_hash;

const someBytes = fc.uint8Array({ minLength: 1, maxLength: 200, size: 'max' });

it('the same bytes have the same hash, by whatever name, type and pieces they come', async () => {
  await fc.assert(
    fc.asyncProperty(someBytes, fc.string(), fc.integer({ min: 1, max: 7 }), async (bytes, name, pieces) => {
      expect(await hashOf(bytes, { name, type: pdf, pieces })).toBe(await hashOf(bytes));
    }),
    { numRuns: 30 },
  );
});

it('one other bit makes another hash', async () => {
  await fc.assert(
    fc.asyncProperty(someBytes, fc.nat(), async (bytes, place) => {
      const changed = Uint8Array.from(bytes);
      changed[Math.floor(place / 8) % bytes.length]! ^= 1 << (place % 8);
      expect(await hashOf(changed)).not.toBe(await hashOf(bytes));
    }),
    { numRuns: 30 },
  );
});

it('another installation has another hash, and none is that of the bytes alone', async () => {
  const bytes = Buffer.from('a passport');
  const { content_hash, sha256 } = await rowOf(bytes);
  expect(content_hash).toMatch(/^[0-9a-f]{64}$/);
  expect(content_hash).not.toBe(sha256);
  expect(await hashOf(bytes, { key: Buffer.alloc(32, 2) })).not.toBe(content_hash);
});
