import type { FastifyReply, FastifyRequest } from 'fastify';
import type { WithdrawalRequest } from '../../../domain/contract.ts';
import type { OperationHandlers } from '../../platform/http/contract.ts';
import { replyError, replyLanguage } from '../../platform/http/errors.ts';
import { networkOf } from '../../platform/http/networks.ts';
import { orUnavailable } from '../../platform/http/orUnavailable.ts';
import type { Budget } from '../../platform/limits/budget.ts';
import { signedIn } from '../../platform/sessions/authenticate.ts';
import type { FiledEntryDeps } from '../entryDeps.ts';
import { refuseEntry } from '../entryReply.ts';
import { sendSubmission } from '../submissions/sendSubmission.ts';
import type { WithdrawnEntry } from './withdrawEntry.ts';

export type WithdrawalDeps = FiledEntryDeps & {
  /** The rate limit of withdrawals and their undoing, per account. */
  withdrawals: Budget;
};

type Asked = { entryId: string; userId: string; at: number; network: string };

/** The handlers with which candidates withdraw an entry, and undo that (decision D201). */
export function withdrawalHandlers(deps: WithdrawalDeps): OperationHandlers {
  return {
    withdrawSubmission: ofOwnEntry(deps, async (request, reply, asked) => {
      const { name } = request.body as WithdrawalRequest;
      const language = replyLanguage(request);
      const outcome = await deps.writer.submit('withdrawEntry', { ...asked, name, language });
      if (outcome.kind !== 'withdrawn') return refuseWithdrawal(reply, outcome.kind);
      return sendSubmission(deps, reply, entryOf(asked), { text: 'withdrawn', replayed: outcome.replayed });
    }),
    undoWithdrawal: ofOwnEntry(deps, async (_request, reply, asked) => {
      const outcome = await deps.writer.submit('undoWithdrawal', asked);
      if (outcome.kind !== 'undone')
        return outcome.kind === 'over'
          ? replyError(reply, 403, 'undo_over')
          : replyError(reply, 404, 'unknown_entry');
      return sendSubmission(deps, reply, entryOf(asked), {
        text: 'withdrawalUndone',
        replayed: outcome.replayed,
      });
    }),
  };
}

const entryOf = ({ entryId, userId }: Asked) => ({ id: entryId, user_id: userId });

function ofOwnEntry(
  deps: WithdrawalDeps,
  handle: (request: FastifyRequest, reply: FastifyReply, asked: Asked) => Promise<FastifyReply>,
) {
  return signedIn(deps, async (request: FastifyRequest, reply, { userId }) => {
    const retryAfter = await deps.withdrawals.take({ own: userId });
    if (retryAfter !== undefined) return replyError(reply, 429, 'too_many_requests', { retryAfter });
    const { id: entryId } = request.params as { id: string };
    const asked = { entryId, userId, at: deps.clock.now(), network: networkOf(request.ip) };
    return orUnavailable(reply, () => handle(request, reply, asked));
  });
}

function refuseWithdrawal(
  reply: FastifyReply,
  kind: Exclude<WithdrawnEntry['kind'], 'withdrawn'>,
): FastifyReply {
  if (kind === 'unknown') return replyError(reply, 404, 'unknown_entry');
  if (kind === 'closed') return replyError(reply, 403, 'withdrawal_closed');
  const isFirst = kind === 'unconfirmed';
  const error = isFirst ? 'withdrawalFinal' : 'nameDiffers';
  return refuseEntry(reply, { name: { error } }, isFirst ? 'withdrawal_final' : 'unprocessable') ?? reply;
}
