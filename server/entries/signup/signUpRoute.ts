import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { SignupReply } from '../../../domain/contract.ts';
import { canonicalCivilId } from '../../../domain/person/civilId.ts';
import { dayKey } from '../../../domain/zonedTime.ts';
import { orUnavailable } from '../../platform/http/orUnavailable.ts';
import { InFlight, type Waited } from '../../platform/http/inFlight.ts';
import { readIdempotencyKey } from '../../platform/http/idempotencyKey.ts';
import { readable } from '../../platform/database/readable.ts';
import { API_PREFIX } from '../../platform/http/apiPrefix.ts';
import { replyError, replyLanguage } from '../../platform/http/errors.ts';
import { networkOf } from '../../platform/http/networks.ts';
import type { Budget } from '../../platform/limits/budget.ts';
import { findProfile } from '../../accounts/profile/profilesRepo.ts';
import type { FiledEntryDeps } from '../entryDeps.ts';
import { entryText, refuseEntry } from '../entryReply.ts';
import type { EntryForm, EarlyAnswer } from '../forms/readEntryForm.ts';
import { FORM_BODY_MS } from '../forms/entryFormLimits.ts';
import { admitForm, withForm } from '../forms/receiveForm.ts';
import { openForRegistration } from '../openCompetition.ts';
import { whoAsks } from '../uploads/ownUpload.ts';
import { signupFields, type SignupField, type SignupValues, readSignup } from './readSignup.ts';
import { signUp, type SignupAsked } from './signUp.ts';
import { answerRefusal, stillWorking, type SignupOutcome } from './signupOutcome.ts';

export type SignUpDeps = FiledEntryDeps & {
  /** The rate limit of forms per network. It is made once, so that all listeners share it. */
  forms: Budget;
  /** The registrations being handled, by the key of their form. */
  inFlight: InFlight<SignupOutcome>;
};

/** Registers `POST /signup`, in a scope whose parser reads multipart bodies. */
export function registerSignUp(scope: FastifyInstance, deps: SignUpDeps): void {
  scope.post(
    `${API_PREFIX}/signup`,
    { config: { bodyMs: FORM_BODY_MS }, onRequest: (request, reply) => admitSignup(deps, request, reply) },
    (request, reply) => orUnavailable(reply, () => receiveSignup(deps, request, reply)),
  );
}

async function admitSignup(deps: SignUpDeps, request: FastifyRequest, reply: FastifyReply) {
  // A malformed key is refused before the session is looked up, so that it costs no query.
  if (readIdempotencyKey(request.headers['idempotency-key']).kind === 'malformed')
    return replyError(reply, 400, 'idempotency_key_malformed');
  if ((await whoAsks(deps, request)) === 'dead') return replyError(reply, 401, 'unauthenticated');
  return admitForm(request, reply, deps, deps.forms);
}

async function receiveSignup(deps: SignUpDeps, request: FastifyRequest, reply: FastifyReply) {
  const { catalogue, uploads } = deps;
  const rules = {
    fields: signupFields,
    folder: uploads.folder,
    pace: uploads.pace,
    refuse: (values: SignupValues) => refuseText(deps, values, request, reply),
    mediaMegabytes: ({ comp_id = '' }: { comp_id?: string }) =>
      catalogue.view.details.get(comp_id)?.max_media_megabytes,
  };
  return withForm(request, reply, deps, rules, (form) => registerPerson(deps, form, request, reply));
}

async function registerPerson(
  deps: SignUpDeps,
  form: EntryForm<SignupField>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  // Look again: the session may have ended while the form was being received.
  const asking = await whoAsks(deps, request);
  if (asking === 'dead') return replyError(reply, 401, 'unauthenticated');
  const found = openForRegistration(deps, form.values.comp_id?.trim() ?? '');
  if (found.kind === 'unknown') return replyError(reply, 404, 'unknown_competition');
  const header = readIdempotencyKey(request.headers['idempotency-key']);
  const asked: SignupAsked = {
    form,
    key: header.kind === 'key' ? header.key : null,
    competition: found.competition,
    registration: found.kind,
    profile: asking.who && (await readable(findProfile(deps.database, asking.who.userId, deps.clock.now()))),
    address: request.ip,
    network: networkOf(request.ip),
    language: replyLanguage(request),
  };
  return answerSignup(reply, await signUpOnce(deps, asked));
}

/**
 * Handles equal forms once: a second request with the same key, person and competition gets the outcome of
 * the first.
 */
async function signUpOnce(deps: SignUpDeps, asked: SignupAsked): Promise<SignupOutcome> {
  const { key, form, competition, profile } = asked;
  if (key === null) return signUp(deps, asked);
  const same = JSON.stringify([competition.id, profile?.id ?? canonicalCivilId(form.values.civil_id ?? '')]);
  const running = deps.inFlight.join(key, same);
  return running ? afterWaiting(await running) : deps.inFlight.start(key, same, () => signUp(deps, asked));
}

function afterWaiting(outcome: Waited<SignupOutcome>): SignupOutcome {
  if (outcome.kind !== 'done') return stillWorking;
  const { result } = outcome;
  return result.kind === 'registered' ? { ...result, replayed: true } : result;
}

function answerSignup(reply: FastifyReply, outcome: SignupOutcome): FastifyReply {
  if (outcome.kind !== 'registered') return answerRefusal(reply, outcome);
  const { id, account, replayed } = outcome;
  return reply
    .headers({ 'cache-control': 'no-store', 'idempotency-replayed': String(replayed) })
    .send({ message: entryText(reply, 'registered'), data: { id, account } } satisfies SignupReply);
}

/**
 * Refuses a form before its first file if a field that was sent is wrong (decision D127), with all errors
 * so far. Fields that are missing may still follow the files, so alone they refuse nothing here.
 */
async function refuseText(
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
  const { errors } = readSignup(values, profile, found.competition, today);
  const cameWrong = Object.keys(errors).some((field) => values[field as SignupField] !== undefined);
  return cameWrong ? () => refuseEntry(reply, errors) ?? reply : undefined;
}
