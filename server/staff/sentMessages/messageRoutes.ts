import type { FastifyReply, FastifyRequest } from 'fastify';
import type { MessageWords } from '../../../domain/messages/messageKinds.ts';
import { readTemplate, readTemplateName } from '../../../domain/messages/readTemplate.ts';
import { type Act, scopeOf } from '../../../domain/staff/rights.ts';
import type {
  MessageDraft,
  MessageToSend,
  MessageToSample,
  RecipientState,
} from '../../../domain/staff/staffContract.ts';
import { readable } from '../../platform/database/readable.ts';
import type { OperationHandlers } from '../../platform/http/contract.ts';
import { replyError } from '../../platform/http/errors.ts';
import type { EntriesWanted } from '../entries/exports/exportRows.ts';
import { refuseRead } from '../season/replyWritten.ts';
import { pathOf, seasonActOf } from '../season/seasonRequest.ts';
import { staffOnly, type StaffHandler } from '../sessions/guard.ts';
import type { StaffCaller } from '../sessions/staffSessions.ts';
import type { StaffDeps } from '../staffDeps.ts';
import { refuseTexts } from '../templates/refuseTexts.ts';
import { listRecipients } from './delivery.ts';
import { listSentMessages, readSentMessage } from './messagesRepo.ts';
import { previewMessage, sampleMessage } from './previewMessage.ts';
import { RECIPIENTS_AT_ONCE } from './recipientWrites.ts';
import { storedFilter } from './storedFilter.ts';

type MessageAct = Act & ('readMessages' | 'writeMessages' | 'sendMessages');
type Drafted = { wanted: EntriesWanted; words: MessageWords };

/** Handlers about messages that staff send to the candidates of many entries (decision D246). */
export function messageHandlers(deps: StaffDeps): OperationHandlers {
  const { database, writer, clock } = deps;
  /** A handler of a message that may be sent as it is. */
  const ofDraft = (
    act: MessageAct,
    handler: (
      request: FastifyRequest,
      reply: FastifyReply,
      caller: StaffCaller,
      drafted: Drafted,
    ) => Promise<FastifyReply>,
  ) =>
    staffOnly(deps, act, async (request, reply, caller) => {
      const { kind, ...draft } = request.body as MessageDraft;
      const read = readTemplate(draft, null);
      if ('faults' in read) return refuseTexts(reply, read.faults);
      const wanted = wantedBy(request, caller, act);
      return handler(request, reply, caller, { wanted, words: { kind, ...read.texts } });
    });
  /** A handler of a message that was sent, and that the caller may see. */
  const ofMessage = (act: MessageAct, handler: StaffHandler) =>
    staffOnly(deps, act, async (request, reply, caller) => {
      const message = readSentMessage(database, sightOf(request, caller, act), pathOf(request).id);
      if (!(await readable(message))) return replyError(reply, 404, 'not_found');
      return handler(request, reply, caller);
    });
  const replyMessage = async (
    request: FastifyRequest,
    reply: FastifyReply,
    caller: StaffCaller,
    id: string,
  ) => {
    const message = await readable(readSentMessage(database, sightOf(request, caller, 'readMessages'), id));
    return message ? fresh(reply).send(message) : replyError(reply, 404, 'not_found');
  };
  return {
    previewMessage: ofDraft('writeMessages', async (_request, reply, _caller, { wanted, words }) =>
      fresh(reply).send(await readable(previewMessage(deps, wanted, words))),
    ),
    sampleMessage: ofDraft('writeMessages', async (request, reply, _caller, { wanted, words }) => {
      const { after } = request.body as MessageToSample;
      return fresh(reply).send({ sample: await readable(sampleMessage(deps, wanted, words, after)) });
    }),
    sendMessage: ofDraft('sendMessages', async (request, reply, caller, { wanted, words }) => {
      const { id, hash, name: typed } = request.body as MessageToSend;
      const name = readTemplateName(typed);
      if (name === undefined) return refuseRead(reply, { name: 'templateName' });
      const preview = await readable(previewMessage(deps, wanted, words));
      if (preview.hash !== hash) return replyError(reply, 409, 'changed_meanwhile');
      if (preview.recipients === 0) return replyError(reply, 409, 'no_recipients');
      const { mails, texts, parts, part_baisa } = preview;
      const figures = {
        mails: mails.ar + mails.en,
        texts: texts.ar.messages + texts.en.messages,
        parts,
        part_baisa,
      };
      const message = { id, name, hash, ...words, ...storedFilter(wanted), ...figures };
      const act = seasonActOf(request, caller, clock.now());
      const competitionId = wanted.filter.competition ?? null;
      if ((await writer.submit('sendMessage', { message, competitionId, ...act })) === 'taken')
        return replyError(reply, 409, 'changed_meanwhile');
      return replyMessage(request, reply, caller, id);
    }),
    undoMessage: ofMessage('writeMessages', async (request, reply, caller) => {
      const { id } = pathOf(request);
      const act = seasonActOf(request, caller, clock.now());
      if ((await writer.submit('undoMessage', { id, ...act })) === 'late')
        return replyError(reply, 409, 'message_gone');
      return replyMessage(request, reply, caller, id);
    }),
    retryMessage: ofMessage('sendMessages', async (request, reply, caller) => {
      const { id: messageId } = pathOf(request);
      const { by: actor, ...act } = seasonActOf(request, caller, clock.now());
      const line = { ...act, actor, role: 'staff', action: 'messages.retried', subject: messageId } as const;
      await writer.submit('noteAudit', line);
      // Small writes: votes wait for one at most.
      while ((await writer.submit('retryRecipients', { messageId, at: act.at })) === RECIPIENTS_AT_ONCE);
      return replyMessage(request, reply, caller, messageId);
    }),
    listSentMessages: staffOnly(deps, 'readMessages', async (request, reply, caller) => {
      const { after } = request.query as { after?: string };
      const page = listSentMessages(database, sightOf(request, caller, 'readMessages'), after);
      return fresh(reply).send(await readable(page));
    }),
    readSentMessage: ofMessage('readMessages', (request, reply, caller) =>
      replyMessage(request, reply, caller, pathOf(request).id),
    ),
    listRecipients: ofMessage('readMessages', async (request, reply) => {
      const asked = request.query as { state?: RecipientState; after?: string };
      return fresh(reply).send(await readable(listRecipients(database, pathOf(request).id, asked)));
    }),
  };
}

const fresh = (reply: FastifyReply) => reply.header('cache-control', 'no-store');

const sightOf = (request: FastifyRequest, { held }: StaffCaller, act: MessageAct) => {
  const { organisation: organisationId } = pathOf(request);
  return { organisationId, scope: scopeOf(held, act, organisationId) };
};

/** The entries that the filter of a draft chooses, where the caller may. */
function wantedBy(request: FastifyRequest, caller: StaffCaller, act: MessageAct): EntriesWanted {
  const { competition, status, search } = (request.body as MessageDraft).filter;
  const filter = {
    ...(competition !== null && { competition }),
    ...(status !== null && { status }),
    ...(search !== null && { search }),
  };
  return { ...sightOf(request, caller, act), filter };
}
