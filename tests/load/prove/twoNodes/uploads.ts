import { hash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { openS3Store } from '../../../../server/platform/storage/s3Store.ts';
import { person, wavFile } from '../../../support/entries/entryForms.ts';
import { ProcessUploads } from '../../../support/entries/processUploads.ts';
import { newForm } from '../../../support/entries/uploadCalls.ts';
import { atLeast, type Line } from '../../measures/benchLine.ts';
import type { NodePair } from './nodePair.ts';

const UPLOADS = 20;
/** Fewer than the forms that one address may send at once. */
const AT_ONCE = 4;
const recording = wavFile(400);
/** Each upload reaches both nodes many times (bytes). */
const PIECE = 300_000;

/** Twenty recordings are sent in pieces through the balancer, and each is used by a registration. */
export async function proveUploads(pair: NodePair): Promise<Line[]> {
  const uploads = await ProcessUploads.of({ origin: pair.origin, seenAt: '' });
  const entries: string[] = [];
  while (entries.length < UPLOADS)
    entries.push(...(await Promise.all(Array.from({ length: AT_ONCE }, () => enter(uploads)))));
  const stored = await Promise.all(entries.map((entry) => storedHash(pair, entry)));
  const whole = stored.filter((each) => each === hash('sha256', recording)).length;
  return [atLeast(`of ${UPLOADS} uploads through the balancer, whole`, whole, '', { floor: UPLOADS })];
}

/** The hash of an entry's recording as it lies in the bucket; undefined without the entry. */
async function storedHash({ db, bucket }: NodePair, entry: string): Promise<string | undefined> {
  const media = await db
    .selectFrom('entries')
    .innerJoin('media', 'media.id', 'entries.live_media_id')
    .where('entries.id', '=', entry)
    .select('media.object')
    .executeTakeFirst();
  return media && hash('sha256', await buffer(await openS3Store(bucket.settings).read(media.object)));
}

/** Uploads a recording and registers with it. @returns the entry; an empty text where the ticket is refused */
async function enter(uploads: ProcessUploads): Promise<string> {
  const key = newForm();
  const url = await uploads.begin(key, recording.length);
  for (let at = 0; at < recording.length; at += PIECE)
    await uploads.patch(url, at, recording.slice(at, at + PIECE));
  const fields = { ...person(), media_ticket: url.split('/').at(-1) ?? '' };
  return (await uploads.signUp(uploads.signUpForm(fields), key)).data?.id ?? '';
}
