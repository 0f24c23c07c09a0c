import type { FastifyReply, FastifyRequest } from 'fastify';
import { dayKey } from '../../../domain/zonedTime.ts';
import { findProfile } from '../../accounts/profile/profilesRepo.ts';
import { readable } from '../../platform/database/readable.ts';
import { replyError } from '../../platform/http/errors.ts';
import type { FiledEntryDeps } from '../entryDeps.ts';
import { refuseEntry } from '../entryReply.ts';
import type { EarlyAnswer } from '../forms/readEntryForm.ts';
import { openForRegistration } from '../openCompetition.ts';
import { whoAsks } from '../uploads/ownUpload.ts';
import { readSignup, type SignupField, type SignupValues } from './readSignup.ts';

/**
 * Refuses a form with wrong text before its first file (decision D127). The refusal lists every error of the text as
 * soon
 * as one sent field is wrong. Missing fields may follow the files; they are judged at the end.
 */
export async function refuseText(
  deps: FiledEntryDeps,
  values: SignupValues,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<EarlyAnswer | undefined> {
  if (values.comp_id === undefined) return undefined;
  const found = openForRegistration(deps, values.comp_id.trim());
  if (found.kind === 'unknown') return () => replyError(reply, 404, 'unknown_competition');
  const asking = await whoAsks(deps, request);
  if (asking === 'dead') return () => replyError(reply, 401, 'unauthenticated');
  const profile =
    asking.who && (await readable(findProfile(deps.database, asking.who.userId, deps.clock.now())));
  const today = dayKey(deps.clock.now(), found.competition.event.zone);
  const { problems } = readSignup(values, profile, found.competition, today);
  const cameWrong = Object.keys(problems).some((field) => values[field as SignupField] !== undefined);
  return cameWrong ? () => refuseEntry(reply, problems) ?? reply : undefined;
}
