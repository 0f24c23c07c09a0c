import {
  AbortMultipartUploadCommand,
  ListMultipartUploadsCommand,
  type ListMultipartUploadsCommandOutput,
  type S3Client,
} from '@aws-sdk/client-s3';
import { isOurKey } from './objectKey.ts';

/**
 * Ends our transfers of several parts that began before `before` (UTC ms): a node that dies leaves parts which
 * cost money and which no listing of objects shows.
 * @returns how many; 0 from a bucket that cannot list them
 */
export async function dropUnfinished(client: S3Client, bucket: string, before: number): Promise<number> {
  let dropped = 0;
  for await (const { Key, UploadId, Initiated } of unfinished(client, bucket)) {
    if (Key === undefined || !isOurKey(Key) || !Initiated || Initiated.getTime() >= before) continue;
    await client.send(new AbortMultipartUploadCommand({ Bucket: bucket, Key, UploadId }));
    dropped += 1;
  }
  return dropped;
}

async function* unfinished(client: S3Client, bucket: string) {
  let page: ListMultipartUploadsCommandOutput | undefined;
  do {
    const { NextKeyMarker: KeyMarker, NextUploadIdMarker: UploadIdMarker } = page ?? {};
    page = await client
      .send(new ListMultipartUploadsCommand({ Bucket: bucket, KeyMarker, UploadIdMarker }))
      .catch(unlessUnknown);
    yield* page?.Uploads ?? [];
  } while (page?.IsTruncated);
}

/** Some stores that speak S3 do not know this request. */
function unlessUnknown(error: { name?: string }): undefined {
  if (error.name === 'NotImplemented') return undefined;
  throw error;
}
