import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { CompetitionDetails, SubmissionUpdateReply } from '../../../domain/contract.ts';
import { authenticate } from '../../accounts/sessions/authenticate.ts';
import { orUnavailable } from '../../accounts/unwritten.ts';
import { readable } from '../../platform/database/readable.ts';
import { API_PREFIX } from '../../platform/http/contract.ts';
import { replyError } from '../../platform/http/errors.ts';
import { networkOf, type Limit } from '../../platform/http/requestLimits.ts';
import { findOwnEntry, type EntryRow } from '../entriesRepo.ts';
import type { FiledEntryDeps } from '../entryDeps.ts';
import { entryText, refuseEntry } from '../entryReply.ts';
import { chooseMedia } from '../forms/chooseMedia.ts';
import { judgeMedia, judgePoster, type JudgedFile, type JudgedMedia } from '../forms/judgeFiles.ts';
import { keepMedia } from '../forms/keepFiles.ts';
import type { EntryForm } from '../forms/readEntryForm.ts';
import { admitForm, withForm } from '../forms/receiveForm.ts';
import { storageRefusal, submitKept } from '../forms/submitKept.ts';
import { openForReplacement } from '../openCompetition.ts';
import { presentSubmission } from '../submissions/presentSubmission.ts';
import { findSubmissions } from '../submissions/submissionsRepo.ts';
import type { Replaced } from './replaceMedia.ts';

export type ReplaceDeps = FiledEntryDeps & {
  /** Forms from one address, and of one candidate; shared by every listener. */
  forms: Limit;
  replacements: Limit;
};

const updateFields = ['_method', 'media_ticket'] as const;
type UpdateField = (typeof updateFields)[number];

type Replacing = { entry: EntryRow; competition: CompetitionDetails };

/** Registers `POST /participant/update/{id}`. The scope reads multipart bodies. */
export function registerReplace(scope: FastifyInstance, deps: ReplaceDeps): void {
  scope.post(
    `${API_PREFIX}/participant/update/:id`,
    { onRequest: (request, reply) => admit(deps, request, reply) },
    (request, reply) => orUnavailable(reply, () => receive(deps, request, reply)),
  );
}

async function admit(deps: ReplaceDeps, request: FastifyRequest, reply: FastifyReply) {
  const who = await authenticate(deps, request);
  if (!who) return replyError(reply, 401, 'unauthenticated');
  const found = await ownOpenEntry(deps, request, reply, who.userId);
  if (!('entry' in found)) return found;
  const { folder } = deps.uploads.store;
  const refused = await admitForm(request, reply, { folder, limit: deps.forms });
  if (refused) return refused;
  const retryAfter = deps.replacements.take(who.userId);
  return retryAfter === undefined ? undefined : replyError(reply, 429, 'too_many_requests', { retryAfter });
}

/** The caller's entry, in a competition that has not ended; otherwise it is said why not. */
async function ownOpenEntry(
  deps: ReplaceDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  userId: string,
): Promise<Replacing | FastifyReply> {
  const { id } = request.params as { id: string };
  const entry = await readable(findOwnEntry(deps.database, id, userId));
  const found = entry && openForReplacement(deps, entry.competition_id);
  if (!entry || found?.kind === 'unknown') return replyError(reply, 404, 'unknown_entry');
  if (found?.kind !== 'open') return replyError(reply, 403, 'competition_ended');
  return { entry, competition: found.competition };
}

async function receive(deps: ReplaceDeps, request: FastifyRequest, reply: FastifyReply) {
  const { pace, store } = deps.uploads;
  const { folder } = store;
  const rules = { fields: updateFields, folder, pace, mediaMegabytes: () => undefined };
  return withForm(request, reply, rules, async (form) => {
    // The session and the competition may have ended while the form was on its way.
    const who = await authenticate(deps, request);
    if (!who) return replyError(reply, 401, 'unauthenticated');
    const found = await ownOpenEntry(deps, request, reply, who.userId);
    if (!('entry' in found)) return found;
    const ticket = form.values.media_ticket?.trim();
    const work = () => replace(deps, form, found, reply);
    return ticket ? deps.uploads.locks.hold(ticket, work) : work();
  });
}

async function replace(
  deps: ReplaceDeps,
  { values, files }: EntryForm<UpdateField>,
  found: Replacing,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { entry, competition } = found;
  const method = values._method?.toUpperCase();
  if (method !== undefined && method !== 'PUT') return replyError(reply, 400, 'bad_request');
  const choice = await chooseMedia(deps, values.media_ticket, files.media_file, {
    userId: entry.user_id,
    formHash: null,
    competitionId: competition.id,
    entryId: entry.id,
  });
  const [media, poster] = await Promise.all([
    judgeMedia(choice, competition),
    judgePoster(files.media_poster),
  ]);
  if (!media.ok || !poster.ok) {
    const problems = {
      media_file: media.ok ? undefined : media,
      media_poster: poster.ok ? undefined : poster,
    };
    const code = choice === 'gone' ? 'upload_gone' : 'unprocessable';
    return refuseEntry(reply, problems, code) ?? reply;
  }
  return keep(deps, reply, found, media.file, poster.file);
}

async function keep(
  deps: ReplaceDeps,
  reply: FastifyReply,
  { entry }: Replacing,
  media: JudgedMedia,
  poster: JudgedFile | undefined,
): Promise<FastifyReply> {
  const { ticket } = media.media;
  try {
    const kept = await keepMedia(deps, media, poster);
    const submit = () =>
      deps.writer.submit('replaceMedia', {
        entryId: entry.id,
        userId: entry.user_id,
        media: kept.row,
        ticket,
        at: deps.clock.now(),
        network: networkOf(reply.request.ip),
      });
    const replaced = await submitKept<Replaced>([kept], ({ kind }) => kind === 'replaced', submit);
    if (replaced.kind === 'unknown') return await replyError(reply, 404, 'unknown_entry');
    if (replaced.kind === 'uploadGone')
      return refuseEntry(reply, { media_file: { problem: 'fileGone' } }, 'upload_gone') ?? reply;
    await tidy(deps, replaced.orphans, ticket);
  } catch (error) {
    const refusal = storageRefusal(error);
    if (!refusal) throw error;
    return replyError(reply, refusal.status, refusal.code);
  }
  return answer(deps, reply, entry);
}

/** What nothing shows any more; the sweeper finds whatever cannot be removed now. */
async function tidy({ files, uploads }: ReplaceDeps, orphans: readonly string[], ticket: string | null) {
  files.nudge();
  await Promise.allSettled([
    ...orphans.map((object) => files.objects.remove(object)),
    ...(ticket === null ? [] : [uploads.store.drop(ticket)]),
  ]);
}

async function answer({ database, catalogue, files }: ReplaceDeps, reply: FastifyReply, entry: EntryRow) {
  const [whole] = await readable(findSubmissions(database, entry.user_id, entry.id));
  const data = whole && presentSubmission(whole, { view: catalogue.view, links: files.links });
  if (!data) return replyError(reply, 404, 'unknown_entry');
  return reply
    .header('cache-control', 'no-store')
    .send({ message: entryText(reply, 'replaced'), data } satisfies SubmissionUpdateReply);
}
