import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SubmissionList, SubmissionReply, SubmissionViewReply } from '../../../domain/contract.ts';
import { signedIn } from '../../platform/sessions/authenticate.ts';
import { readable } from '../../platform/database/readable.ts';
import type { OperationHandlers } from '../../platform/http/contract.ts';
import { replyError } from '../../platform/http/errors.ts';
import type { FiledEntryDeps } from '../entryDeps.ts';
import { presentSubmission, presentView, findSubmissions, type WholeEntry } from './presentSubmission.ts';

/** The handlers with which candidates read their entries, at paths below `/participant`. */
export function submissionHandlers(deps: FiledEntryDeps): OperationHandlers {
  const presenting = () => ({ view: deps.catalogue.view, links: deps.files.links, now: deps.clock.now() });
  return {
    listSubmissions: signedIn(deps, async (_request, reply, { userId }) => {
      const entries = await readable(findSubmissions(deps.database, userId));
      const data = entries.flatMap((entry) => presentSubmission(entry, presenting()) ?? []);
      return unstored(reply).send({ data } satisfies SubmissionList);
    }),
    readSubmission: ofOne(deps, (reply, entry) => {
      const data = presentSubmission(entry, presenting());
      return data && unstored(reply).send({ data } satisfies SubmissionReply);
    }),
    viewSubmission: ofOne(deps, (reply, entry) => {
      const data = presentView(entry, presenting());
      return data && unstored(reply).send({ data } satisfies SubmissionViewReply);
    }),
  };
}

const unstored = (reply: FastifyReply) => reply.header('cache-control', 'no-store');

/** Makes the handler for one of the caller's entries. It answers 404 for an entry of another candidate. */
function ofOne(
  deps: FiledEntryDeps,
  answer: (reply: FastifyReply, entry: WholeEntry) => FastifyReply | undefined,
) {
  return signedIn(deps, async (request: FastifyRequest, reply, { userId }) => {
    const { id } = request.params as { id: string };
    const [entry] = await readable(findSubmissions(deps.database, userId, id));
    return (entry && answer(reply, entry)) ?? replyError(reply, 404, 'unknown_entry');
  });
}
