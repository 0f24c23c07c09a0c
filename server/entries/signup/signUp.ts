import type { CompetitionDetails, Profile } from '../../../domain/contract.ts';
import { FIRST_LINK_MS } from '../../../domain/delays.ts';
import type { Registration } from '../../../domain/forms/registration.ts';
import type { Language } from '../../../domain/localized.ts';
import { dayKey } from '../../../domain/zonedTime.ts';
import { readable } from '../../platform/database/readable.ts';
import { newId } from '../../platform/ids.ts';
import { documentUntil } from '../documentUntil.ts';
import type { EntryDeps, FiledEntryDeps } from '../entryDeps.ts';
import { formHash, signupKeyHash } from '../entryPseudonyms.ts';
import { chooseMedia, judgeIdentity, judgeMedia, judgePoster, type Judged } from '../forms/judgeFiles.ts';
import { keepIdentity, keepMedia, storageRefusal, submitKept } from '../forms/keepFiles.ts';
import type { EntryForm } from '../forms/readEntryForm.ts';
import { readSignup, type ReadSignup, type SignupField } from './readSignup.ts';
import type { EntryToRegister, NewCandidate, RegisteredEntry } from './registerEntry.ts';
import { findSignup } from '../entriesRepo.ts';
import type { FoundCompetition } from '../openCompetition.ts';
import { findUpload } from '../uploads/uploadsRepo.ts';
import { refuseKnownPerson } from './knownPerson.ts';
import { signupRefusals, stillWorking, type SignupOutcome } from './signupOutcome.ts';
import { readStartStamp } from './startStamp.ts';

export type SignupAsked = {
  form: EntryForm<SignupField>;
  key: string | null;
  competition: CompetitionDetails;
  /** Whether registration takes this form. If not, an earlier outcome can still be repeated. */
  registration: Exclude<FoundCompetition['kind'], 'unknown'>;
  /** The profile of the signed-in candidate; undefined for a visitor. */
  profile: Profile | undefined;
  /** The caller's IP address, for rate limits. */
  address: string;
  /** The caller's network, for the audit. */
  network: string;
  language: Language;
};

/** Registers a candidate for a competition. A refusal lists all field errors at once and stores nothing. */
export async function signUp(deps: FiledEntryDeps, asked: SignupAsked): Promise<SignupOutcome> {
  const ticket = asked.form.values.media_ticket?.trim();
  try {
    if (!ticket) return await judgeSignup(deps, asked);
    const outcome = await deps.uploads.hold(ticket, () => judgeSignup(deps, asked));
    return outcome === 'busy' ? stillWorking : outcome;
  } catch (error) {
    const refusal = storageRefusal(error);
    if (!refusal) throw error;
    return { kind: 'refused', ...refusal };
  }
}

async function judgeSignup(deps: FiledEntryDeps, asked: SignupAsked): Promise<SignupOutcome> {
  const { form, competition, profile } = asked;
  const today = dayKey(deps.clock.now(), competition.event.zone);
  const read = readSignup(form.values, profile, competition, today);
  const keyHash = (read.registration && keyHashOf(deps, asked, read.registration)) ?? null;
  const earlier = async (): Promise<SignupOutcome | undefined> => {
    const known = keyHash === null ? undefined : await readable(findSignup(deps.database, keyHash));
    return known && { kind: 'registered', ...known, replayed: true };
  };
  const known = await earlier();
  if (known) return known;
  const outcome = await judgeNewSignup(deps, asked, read, keyHash);
  // Another node may have registered the same form meanwhile and used its upload, so look for its outcome
  // again.
  return outcome.kind === 'fields' ? ((await earlier()) ?? outcome) : outcome;
}

async function judgeNewSignup(
  deps: FiledEntryDeps,
  asked: SignupAsked,
  { registration, errors }: ReadSignup,
  keyHash: string | null,
): Promise<SignupOutcome> {
  const { form, key, competition, profile } = asked;
  const { values, files } = form;
  if (asked.registration === 'notYet') return { kind: 'refused', status: 403, code: 'registration_not_open' };
  const begunAt = asked.registration === 'late' ? await begunBeforeEnd(deps, asked) : null;
  if (asked.registration !== 'open' && begunAt === null)
    return { kind: 'refused', status: 403, code: 'registration_closed' };
  const choice = await chooseMedia(deps, values.media_ticket, files.media_file, {
    userId: profile?.id,
    formHash: key === null ? null : formHash(deps.keys.pepper, key),
    competitionId: competition.id,
    entryId: null,
  });
  const [media, identity, poster] = await Promise.all([
    judgeMedia(choice, competition, deps.convertsMedia),
    judgeIdentity(files.id_passport_url),
    judgePoster(files.media_poster),
  ]);
  const all = {
    ...errors,
    media_file: errorOf(media),
    id_passport_url: errorOf(identity),
    media_poster: errorOf(poster),
  };
  if (!registration || !media.ok || !identity.ok || !poster.ok) return { kind: 'fields', errors: all };
  const refused = await refuseKnownPerson(deps, { ...asked, limit: 'signup' }, registration);
  if (refused) return refused;
  return storeSignup(deps, asked, {
    registration,
    keyHash,
    media: media.file,
    identity: identity.file,
    poster: poster.file,
    begunAt,
  });
}

/** When a form that is late began, by its stamp or by its upload (UTC ms); null if not before the end. */
async function begunBeforeEnd(
  { database, keys }: FiledEntryDeps,
  { form: { values }, key, competition }: SignupAsked,
): Promise<number | null> {
  const { media_ticket: ticket, begun_stamp: stamp } = values;
  const stamped =
    key === null ? null : readStartStamp(keys.pepper, { key, competitionId: competition.id }, stamp);
  const upload = ticket === undefined ? undefined : await readable(findUpload(database, ticket.trim()));
  const times = [stamped, upload?.created_at ?? null].filter((at) => at !== null);
  return times.find((at) => at < (competition.reg_end ?? 0)) ?? null;
}

const errorOf = (judged: Judged<unknown>) => (judged.ok ? undefined : judged);

/** The hash under which a registration is stored; null for a form without a key. */
export const keyHashOf = (
  { keys }: EntryDeps,
  { key, competition }: Pick<SignupAsked, 'key' | 'competition'>,
  { civil_id: civilId }: Pick<Registration, 'civil_id'>,
) => (key === null ? null : signupKeyHash(keys.pepper, { key, civilId, competitionId: competition.id }));

type Accepted = {
  registration: Registration;
  keyHash: string | null;
  media: Parameters<typeof keepMedia>[1];
  identity: Parameters<typeof keepIdentity>[1];
  poster: Parameters<typeof keepMedia>[2];
  /** When a form began that is sent after the end of registration (UTC ms); null for any other. */
  begunAt: number | null;
};

async function storeSignup(
  deps: FiledEntryDeps,
  asked: SignupAsked,
  accepted: Accepted,
): Promise<SignupOutcome> {
  const media = await keepMedia(deps, accepted.media, accepted.poster);
  const identity = await keepIdentity(deps, accepted.identity).catch(async (error: unknown) => {
    await media.undo();
    throw error;
  });
  const { ticket } = accepted.media.media;
  const input = toRegister(deps, asked, accepted);
  const submit = () =>
    deps.writer.submit('registerEntry', { ...input, media: media.row, identity: identity.row, ticket });
  const isStored = (output: RegisteredEntry) => output.kind === 'registered' && !output.replayed;
  const output = await submitKept([media, identity], isStored, submit);
  if (output.kind !== 'registered') return signupRefusals[output.kind];
  deps.files.nudge();
  // If this fails, the sweeper removes the upload later.
  if (ticket !== null) await deps.uploads.staging.drop(ticket).catch(() => {});
  return output;
}

function toRegister(
  { clock, catalogue }: FiledEntryDeps,
  { competition, profile, network, language }: SignupAsked,
  { registration, keyHash, begunAt }: Accepted,
): Omit<EntryToRegister, 'media' | 'identity' | 'ticket'> {
  const at = clock.now();
  return {
    entryId: newId(),
    competitionId: competition.id,
    feeBaisa: competition.entry_fee,
    keyHash,
    candidate: profile ? { userId: profile.id } : newCandidate(registration, language, at),
    identityUntil: documentUntil(catalogue.view, competition.id, at),
    at,
    begunAt,
    network,
    language,
  };
}

function newCandidate(registration: Registration, language: Language, at: number): NewCandidate {
  const { civil_id, email, phone_number: phone, address, user_dob: birth_date } = registration;
  return {
    account: { user_id: newId(), civil_id, email, phone, address, birth_date, created_at: at },
    fullName: registration.full_name,
    countryId: registration.country_id,
    link: { id: newId(), expiresAt: at + FIRST_LINK_MS, language },
  };
}
