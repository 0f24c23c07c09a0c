import { S3Client } from '@aws-sdk/client-s3';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  paginateListObjectsV2,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { pipeline, type Readable } from 'node:stream';
import { dropUnfinished } from './dropUnfinished.ts';
import { exactBytes } from './exactBytes.ts';
import { checkedKey } from './objectKey.ts';
import { StorageError } from './storageError.ts';
import {
  isFile,
  type ByteRange,
  type ObjectStore,
  type StoredFacts,
  type StoredFrom,
  type StoredObject,
} from './store.ts';

export type S3Settings = { endpoint: string; region: string; bucket: string; key: string; secret: string };

/** Bytes of a part, and how many parts are sent at once: together, the memory of one transfer. */
const PART = { partSize: 5_242_880, queueSize: 2 };
/** Time-outs (ms) for a store that does not answer. */
const PATIENCE = { connectionTimeout: 5_000, socketTimeout: 30_000 };

/**
 * Keeps objects in an existing bucket. However large an object, its transfer needs the memory of a few parts.
 */
export function openS3Store({ endpoint, region, bucket, key, secret }: S3Settings): ObjectStore {
  const client = new S3Client({
    endpoint,
    region,
    forcePathStyle: true,
    credentials: { accessKeyId: key, secretAccessKey: secret },
    maxAttempts: 3,
    // Sends no newer checksums: they are in trailers, which not every S3-compatible store reads.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: PATIENCE,
  });
  const named = (objectKey: string) => ({ Bucket: bucket, Key: checkedKey(objectKey) });
  return {
    put: (objectKey, from, facts) => saying(objectKey, () => put(client, named(objectKey), from, facts)),
    read: (objectKey, range) => saying(objectKey, () => read(client, named(objectKey), range)),
    stat: (objectKey) =>
      saying(objectKey, async () => {
        const { ContentLength } = await client.send(new HeadObjectCommand(named(objectKey)));
        return { bytes: ContentLength ?? 0 };
      }).catch(unlessMissing),
    remove: (objectKey) =>
      saying(objectKey, async () => {
        await client.send(new DeleteObjectCommand(named(objectKey)));
      }),
    list: (prefix) => list(client, bucket, prefix),
    dropUnfinished: (before) => dropUnfinished(client, bucket, before),
  };
}

type Named = { Bucket: string; Key: string };

async function put(client: S3Client, named: Named, from: StoredFrom, facts: StoredFacts): Promise<void> {
  const source = isFile(from) ? createReadStream(from.path) : from;
  const exact = exactBytes(named.Key, facts.bytes);
  // The upload reads `exact` to its end or its error; `pipeline` passes an error of the source on.
  pipeline(source, exact, () => {});
  const upload = new Upload({
    client,
    params: { ...named, Body: exact, ContentType: facts.type },
    ...PART,
  });
  try {
    await upload.done();
  } catch (error) {
    await upload.abort().catch(() => {});
    source.destroy();
    throw exact.errored ?? error;
  }
  if (isFile(from)) await rm(from.path, { force: true });
}

async function read(client: S3Client, named: Named, range?: ByteRange): Promise<Readable> {
  const Range = range && `bytes=${range.start}-${range.end}`;
  const { Body } = await client.send(new GetObjectCommand({ ...named, ...(Range && { Range }) }));
  return Body as Readable;
}

async function* list(client: S3Client, bucket: string, prefix: string): AsyncIterable<StoredObject> {
  const pages = paginateListObjectsV2({ client }, { Bucket: bucket, Prefix: prefix });
  for await (const { Contents = [] } of pages)
    for (const { Key, Size = 0, LastModified } of Contents)
      if (Key !== undefined && LastModified)
        yield { key: Key, bytes: Size, changedAt: LastModified.getTime() };
}

const unlessMissing = (error: unknown) => {
  if (error instanceof StorageError && error.reason === 'missing') return undefined;
  throw error;
};

async function saying<T>(key: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof StorageError || error instanceof TypeError) throw error;
    const status = (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode;
    throw new StorageError(status === 404 ? 'missing' : 'unreachable', key, error);
  }
}
