import type { FastifyReply } from 'fastify';
import type { SubmissionUpdateReply } from '../../../domain/contract.ts';
import { readable } from '../../platform/database/readable.ts';
import { replyError } from '../../platform/http/errors.ts';
import type { EntryRow } from '../entriesRepo.ts';
import type { FiledEntryDeps } from '../entryDeps.ts';
import { entryText } from '../entryReply.ts';
import { findSubmissions, presentSubmission } from './presentSubmission.ts';

type Change = {
  text: Parameters<typeof entryText>[1];
  /** Whether an earlier request made this change, and the present one repeats it. */
  replayed: boolean;
};

/** Answers with an entry as it stands after its candidate changed it. */
export async function sendSubmission(
  { database, catalogue, clock, files }: FiledEntryDeps,
  reply: FastifyReply,
  entry: Pick<EntryRow, 'id' | 'user_id'>,
  { text, replayed }: Change,
): Promise<FastifyReply> {
  const [whole] = await readable(findSubmissions(database, entry.user_id, entry.id));
  const data =
    whole && presentSubmission(whole, { view: catalogue.view, links: files.links, now: clock.now() });
  if (!data) return replyError(reply, 404, 'unknown_entry');
  return reply
    .headers({ 'cache-control': 'no-store', 'idempotency-replayed': String(replayed) })
    .send({ message: entryText(reply, text), data } satisfies SubmissionUpdateReply);
}
