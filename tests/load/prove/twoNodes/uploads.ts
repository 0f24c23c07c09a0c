import { hash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { openS3Store } from '../../../../server/platform/storage/s3Store.ts';
import { person, wavFile } from '../../../support/entries/entryForms.ts';
import { ProcessUploads } from '../../../support/uploads/processUploads.ts';
import { newForm } from '../../../support/entries/uploadCalls.ts';
import { atLeast, type Line } from '../../measures/benchLine.ts';
import type { NodePair } from './nodePair.ts';

const UPLOADS = 20;
/** How many forms are sent at once: fewer than one IP address may send. */
const AT_ONCE = 4;
const recording = wavFile(400);
/** The size of a piece (bytes): an upload has many pieces, so both nodes get some. */
const PIECE = 300_000;

/**
 * Twenty recordings are uploaded in pieces through the balancer. Each must arrive complete when a
 * registration uses it.
 */
export async function proveUploads(pair: NodePair): Promise<Line[]> {
  const uploads = await ProcessUploads.of({ origin: pair.origin, seenAt: '' });
  const entries: string[] = [];
  while (entries.length < UPLOADS)
    entries.push(...(await Promise.all(Array.from({ length: AT_ONCE }, () => enter(uploads)))));
  const stored = await Promise.all(entries.map((entry) => storedHash(pair, entry)));
  const whole = stored.filter((each) => each === hash('sha256', recording)).length;
  return [atLeast(`of ${UPLOADS} uploads through the balancer, whole`, whole, '', { floor: UPLOADS })];
}

/** The hash of an entry's recording in the bucket; undefined if there is no such entry. */
async function storedHash({ db, bucket }: NodePair, entry: string): Promise<string | undefined> {
  const media = await db
    .selectFrom('entries')
    .innerJoin('media', 'media.id', 'entries.live_media_id')
    .where('entries.id', '=', entry)
    .select('media.object')
    .executeTakeFirst();
  return media && hash('sha256', await buffer(await openS3Store(bucket.settings).read(media.object)));
}

/**
 * Uploads a recording and registers with it.
 * @returns the id of the entry; an empty text if the registration is refused
 */
async function enter(uploads: ProcessUploads): Promise<string> {
  const key = newForm();
  const url = await uploads.begin(key, recording.length);
  for (let at = 0; at < recording.length; at += PIECE)
    await uploads.patch(url, at, recording.slice(at, at + PIECE));
  const fields = { ...person(), media_ticket: url.split('/').at(-1) ?? '' };
  return (await uploads.signUp(uploads.signUpForm(fields), key)).data?.id ?? '';
}
