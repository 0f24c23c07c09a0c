import { createHmac } from 'node:crypto';
import cors from '@fastify/cors';
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Profile } from '../../../domain/contract.ts';
import { profileFields, readProfile, type ProfileChanges } from '../../../domain/forms/profile.ts';
import { DEFAULT_ZONE } from '../../../domain/defaultZone.ts';
import { dayKey } from '../../../domain/zonedTime.ts';
import { wantedProfile } from '../../../domain/wantedProfile.ts';
import { readable } from '../../platform/database/readable.ts';
import { replyError, replyLanguage } from '../../platform/http/errors.ts';
import { networkOf } from '../../platform/http/networks.ts';
import { createBudget, type Budget } from '../../platform/limits/budget.ts';
import { readPhoneNumber } from '../../platform/readPhoneNumber.ts';
import type { AccountDeps } from '../accountDeps.ts';
import { replyDone } from '../accountReply.ts';
import { refuseFields } from '../../platform/http/refuseFields.ts';
import { authenticate } from '../../platform/sessions/authenticate.ts';
import { orUnavailable } from '../../platform/http/orUnavailable.ts';
import type { ImageFiles } from '../../platform/imageFiles.ts';
import type { MakeAvatar } from './makeAvatar.ts';
import { findProfile } from './profilesRepo.ts';
import { FORM_MAX_BYTES, formLimits, readProfileForm, type ProfileForm } from './readProfileForm.ts';

const PATH = '/profile/updateProfile';

export type UpdateProfileDeps = AccountDeps & {
  makeAvatar: MakeAvatar;
  images: ImageFiles;
  /** The only origin whose pages may call this route; it is on the staff origin. */
  publicOrigin: string;
};

/**
 * Registers `POST /profile/updateProfile` of the staff origin, with CORS so that pages of the public origin
 * may call it.
 */
export async function registerUpdateProfile(app: FastifyInstance, deps: UpdateProfileDeps): Promise<void> {
  const budget = createBudget(deps, { own: 'profile.account' });
  await app.register(
    async (scope) => {
      await scope.register(multipart, { limits: formLimits, throwFileSizeLimit: false });
      await scope.register(cors, {
        origin: deps.publicOrigin,
        exposedHeaders: 'Retry-After',
        methods: 'POST',
        allowedHeaders: 'Authorization, Accept-Language',
        maxAge: 86_400,
        strictPreflight: false,
      });
      scope.post(
        '',
        { onRequest: (request, reply) => admitUpdate(deps, budget, request, reply) },
        (request, reply) => orUnavailable(reply, () => updateProfile(deps, request, reply)),
      );
    },
    { prefix: PATH },
  );
}

/** Checks a request before its body is read: origin, session, rate limit, type and size. */
async function admitUpdate(
  deps: UpdateProfileDeps,
  budget: Budget,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply | undefined> {
  const { origin } = request.headers;
  if (origin !== undefined && origin !== deps.publicOrigin) return replyError(reply, 403, 'foreign_origin');
  const who = await authenticate(deps, request);
  if (!who) return replyError(reply, 401, 'unauthenticated');
  const retryAfter = await budget.take({ own: who.userId });
  if (retryAfter !== undefined) return replyError(reply, 429, 'too_many_requests', { retryAfter });
  if (!/^multipart\/form-data\b/i.test(request.headers['content-type'] ?? ''))
    return replyError(reply, 415, 'unsupported_type');
  if (Number(request.headers['content-length'] ?? 0) > FORM_MAX_BYTES)
    return replyError(reply, 413, 'too_large');
  return undefined;
}

async function updateProfile(deps: UpdateProfileDeps, request: FastifyRequest, reply: FastifyReply) {
  const form = await readProfileForm(request).catch(() => undefined);
  if (!form) return replyError(reply, 400, 'bad_request');
  // Look again: the session may have ended while the body was being received.
  const who = await authenticate(deps, request);
  const stored = who && (await readable(findProfile(deps.database, who.userId, deps.clock.now())));
  const before = stored && wantedProfile(stored);
  if (!who || !before) return replyError(reply, 401, 'unauthenticated');
  const today = dayKey(deps.clock.now(), DEFAULT_ZONE);
  const read = readProfile(form.values, today);
  const refused = refuseFields(reply, {
    phone_number: isOtherPhone(form.phone, before.phone_number) ? ['phoneElsewhere'] : [],
    ...(!read.ok &&
      Object.fromEntries(Object.entries(read.errors).map(([field, error]) => [field, [error]]))),
    profile_image: form.picture === 'tooLarge' ? ['imageTooLarge'] : [],
  });
  if (refused || !read.ok) return refused ?? reply;
  const picture = await pictureOf(deps, form);
  if (picture === 'busy') return replyError(reply, 503, 'unavailable');
  if (picture === 'unreadable') return refuseFields(reply, { profile_image: ['imageUnreadable'] }) ?? reply;
  return saveProfile(deps, reply, { userId: who.userId, before, changes: read.changes, picture, today });
}

/**
 * Whether a form has a phone number that is not the stored one. That is refused here: a new number must be
 * verified first (decision D144).
 */
const isOtherPhone = (typed: string | undefined, stored: string | null) =>
  typed !== undefined && typed.trim() !== '' && readPhoneNumber(typed) !== stored;

async function pictureOf(
  { makeAvatar }: UpdateProfileDeps,
  { picture }: ProfileForm,
): Promise<{ address: string | null } | 'busy' | 'unreadable'> {
  if (!Buffer.isBuffer(picture)) return { address: null };
  const made = await makeAvatar(picture);
  return made.kind === 'made' ? { address: made.address } : made.kind;
}

type Save = {
  userId: string;
  before: Profile;
  changes: ProfileChanges;
  picture: { address: string | null };
  today: string;
};

async function saveProfile(
  deps: UpdateProfileDeps,
  reply: FastifyReply,
  { userId, before, picture, today, ...read }: Save,
) {
  const changes = onlyNew(read.changes, before);
  const after: Profile = {
    ...before,
    ...changes,
    ...(picture.address !== null && { image_url: picture.address }),
  };
  const pseudonym = (profile: Profile) =>
    createHmac('sha256', deps.keys.pepper)
      .update(`profile:${JSON.stringify(profile)}`)
      .digest('hex');
  const updated = await deps.writer.submit('updateProfile', {
    userId,
    changes,
    imageUrl: picture.address,
    language: replyLanguage(reply.request),
    today,
    at: deps.clock.now(),
    network: networkOf(reply.request.ip),
    before: pseudonym(before),
    after: pseudonym(after),
  });
  // If a picture cannot be removed, only warn: the profile is stored, and no row names the picture.
  await deps.images
    .removePortraits(updated.pictures)
    .catch((error: unknown) => reply.log.warn({ err: error }, 'picture_not_removed'));
  if (updated.kind === 'gone') return replyError(reply, 401, 'unauthenticated');
  if (updated.kind === 'tooYoung')
    return (
      refuseFields(reply, { user_dob: ['dobCompetition'] }, 'unprocessable', { min: updated.years }) ?? reply
    );
  const profile = await readable(findProfile(deps.database, userId, deps.clock.now()));
  const waits = Object.keys(profile?.waiting ?? {}).length > 0;
  return replyDone(reply, waits ? 'profileWaits' : 'profileUpdated', profile);
}

/** The fields whose value differs from the stored one. The form also sends the others. */
function onlyNew(changes: ProfileChanges, before: Profile): ProfileChanges {
  const fields = profileFields.filter((field) => field in changes && changes[field] !== before[field]);
  return Object.fromEntries(fields.map((field) => [field, changes[field]]));
}
