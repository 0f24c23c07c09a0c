import type { FastifyReply, FastifyRequest } from 'fastify';
import type {
  ContactLinkReply,
  ContactLinkRequest,
  FollowedContactLinkReply,
} from '../../../domain/contract.ts';
import { maskedContact } from '../../../domain/maskedContact.ts';
import type { ContactChangesTable } from '../../platform/database/accountSchema.ts';
import { readable } from '../../platform/database/readable.ts';
import type { OperationHandlers } from '../../platform/http/contract.ts';
import { networkOf } from '../../platform/http/networks.ts';
import { newId } from '../../platform/ids.ts';
import { orUnavailable } from '../../platform/http/orUnavailable.ts';
import type { AccountDeps } from '../accountDeps.ts';
import { doneText } from '../accountReply.ts';
import { limitedLinks, refuseLink } from '../links/linkRoutes.ts';
import { linkToken, readContactToken, type ContactLink } from '../links/linkTokens.ts';
import { contactLinkEnd, contactLinkState, findContactChange, wireField } from './contactChangesRepo.ts';
import { deadVerification, type DeadContactLink } from './followContactLink.ts';

/**
 * `POST /contact-link` describes a link, `POST /follow-contact-link` uses it. Opening the page of a link
 * calls only the first, so a mail scanner that opens links changes nothing.
 */
export function contactLinkHandlers(deps: AccountDeps): OperationHandlers {
  const limited = limitedLinks(deps);
  return {
    checkContactLink: limited(async (request, reply) => {
      const found = await openLink(deps, (request.body as ContactLinkRequest).token);
      return typeof found === 'string' ? refuseLink(reply, found) : describeLink(reply, found);
    }),
    followContactLink: limited((request, reply) =>
      orUnavailable(reply, () => followLink(deps, request, reply)),
    ),
  };
}

type Found = { link: ContactLink; change: ContactChangesTable };

async function openLink(
  { database, clock, keys }: AccountDeps,
  token: string,
): Promise<Found | DeadContactLink> {
  const link = readContactToken(keys.device, token);
  const change = link && (await readable(findContactChange(database, link.id)));
  if (!link || !change) return 'unknown';
  if (link.action === 'verify')
    return (await readable(deadVerification(database, change, clock.now()))) ?? { link, change };
  const state = contactLinkState(change, 'undo', clock.now());
  return state === 'open' ? { link, change } : state;
}

function describeLink(reply: FastifyReply, { link, change }: Found): FastifyReply {
  const field = wireField[change.field];
  const data = {
    action: link.action,
    field,
    value: link.action === 'verify' ? change.new_value : maskedContact(field, change.new_value),
    expires_at: contactLinkEnd(change, link.action),
  };
  return reply.header('cache-control', 'no-store').send({ data } satisfies ContactLinkReply);
}

async function followLink(
  { writer, clock, keys }: AccountDeps,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const link = readContactToken(keys.device, (request.body as ContactLinkRequest).token);
  if (!link) return refuseLink(reply, 'unknown');
  const now = { id: link.id, at: clock.now(), network: networkOf(request.ip) };
  const linkId = newId();
  const outcome =
    link.action === 'verify'
      ? await writer.submit('verifyContact', now)
      : await writer.submit('undoContactChange', { ...now, linkId });
  if (outcome !== 'verified' && outcome !== 'undone') return refuseLink(reply, outcome);
  const done = {
    message: doneText(reply, outcome === 'verified' ? 'contactVerified' : 'contactUndone'),
    data: {
      reset_token:
        outcome === 'undone' ? linkToken(keys.device, { id: linkId, channel: link.channel }) : null,
    },
  };
  return reply.header('cache-control', 'no-store').send(done satisfies FollowedContactLinkReply);
}
