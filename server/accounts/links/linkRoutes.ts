import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PasswordLinkReply, PasswordLinkRequest, ResetRequest } from '../../../domain/contract.ts';
import type { PasswordLinksTable } from '../../platform/database/accountSchema.ts';
import { readable } from '../../platform/database/readable.ts';
import type { OperationHandlers } from '../../platform/http/contract.ts';
import { replyError, replyLanguage } from '../../platform/http/errors.ts';
import { networkOf } from '../../platform/http/networks.ts';
import { newId } from '../../platform/ids.ts';
import { createBudget } from '../../platform/limits/budget.ts';
import { orUnavailable } from '../../platform/http/orUnavailable.ts';
import type { AccountDeps } from '../accountDeps.ts';
import { replyDone } from '../accountReply.ts';
import { refuseFields } from '../../platform/http/refuseFields.ts';
import { deviceHash } from '../../platform/sessions/deviceHash.ts';
import { findByUser } from '../accountsRepo.ts';
import { loginCookie } from '../login/knownDevices.ts';
import { judgeNewPassword } from '../passwords/judgePassword.ts';
import { findLink, linkState } from './linksRepo.ts';
import { readLinkToken, type SentLink } from './linkTokens.ts';
import { type SetPassword, isTaken } from './setPassword.ts';

/** `POST /password-link` describes a link, `POST /reset-password` sets a password with it. */
export function linkHandlers(deps: AccountDeps): OperationHandlers {
  const limited = limitedLinks(deps);
  return {
    checkPasswordLink: limited(async (request, reply) => {
      const found = await openLink(deps, (request.body as PasswordLinkRequest).token);
      if (typeof found === 'string') return refuseLink(reply, found);
      const { link } = found;
      const data = { purpose: link.purpose, expires_at: link.expires_at };
      return reply.header('cache-control', 'no-store').send({ data } satisfies PasswordLinkReply);
    }),
    resetPassword: limited((request, reply) =>
      orUnavailable(reply, () => resetPassword(deps, request, reply)),
    ),
  };
}

type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/** Wraps handlers of links with a rate limit per network, which all of them share. */
export function limitedLinks(deps: AccountDeps): (handler: Handler) => Handler {
  const budget = createBudget(deps, { network: 'link.network' });
  return (handler) => async (request, reply) => {
    const retryAfter = await budget.take({ address: request.ip });
    if (retryAfter !== undefined) return replyError(reply, 429, 'too_many_requests', { retryAfter });
    return handler(request, reply);
  };
}

async function resetPassword(deps: AccountDeps, request: FastifyRequest, reply: FastifyReply) {
  const { database, hashes, hasher, writer, clock, keys } = deps;
  const body = request.body as ResetRequest;
  const found = await openLink(deps, body.token);
  if (typeof found === 'string') return refuseLink(reply, found);
  const { link, sent } = found;
  const owner = await readable(findByUser(database, link.user_id));
  const refused = refuseFields(reply, judgeNewPassword(body, owner));
  if (refused) return refused;
  const place = hashes.reserve('known', request.ip);
  if (!place) return replyError(reply, 503, 'unavailable');
  const device = loginCookie.read(request, keys.device) ?? newId();
  const outcome = await writer.submit('setPassword', {
    link: sent,
    password: await place.run(() => hasher.hash(body.new_password)),
    device: deviceHash(device),
    language: replyLanguage(request),
    at: clock.now(),
    network: networkOf(request.ip),
  });
  if (outcome !== 'set') return refuseLink(reply, outcome);
  loginCookie.give(reply, keys.device, deps.isSecure, device);
  return replyDone(reply, 'passwordSet');
}

type Dead = Exclude<SetPassword, 'set'>;

async function openLink(
  { database, clock, keys }: AccountDeps,
  token: string,
): Promise<{ link: PasswordLinksTable; sent: SentLink } | Dead> {
  const sent = readLinkToken(keys.device, token);
  const link = sent && (await readable(findLink(database, sent.id)));
  if (!sent || !link) return 'unknown';
  const state = linkState(link, clock.now());
  // If another signup was verified first, this account's links were replaced; then say that it is taken.
  if (state !== 'used' && (await readable(isTaken(database, link.user_id, sent.channel)))) return 'taken';
  return state === 'open' ? { link, sent } : state;
}

/** Answers that a link does not work, and why. */
export const refuseLink = (reply: FastifyReply, dead: Dead) =>
  replyError(reply, dead === 'unknown' ? 404 : 410, `link_${dead}`);
