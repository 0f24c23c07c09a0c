import type { Kysely } from 'kysely';
import type { Clock } from '../platform/clock.ts';
import type { Schema } from '../platform/database/schema.ts';
import type { FirstAnswer } from '../platform/http/answerFirst.ts';
import type { OperationHandlers } from '../platform/http/contract.ts';
import type { Headers } from '../platform/http/securityHeaders.ts';
import type { Keys } from '../platform/keys.ts';
import type { BudgetDeps } from '../platform/limits/budget.ts';
import { BOARD_ROUTE, boardRoute } from './boardRoute.ts';
import type { BoardStream } from './boardStream.ts';
import { checkpointSigner } from './checkpoints/checkpointHash.ts';
import { checkpointsRoute } from './checkpoints/checkpointsRoute.ts';
import { drawsRoute } from './drawsRoute.ts';
import type { LiveBoards } from './liveBoards.ts';
import { exportLedgerRoute } from './parts/exportLedgerRoute.ts';
import { ledgerPartListRoute, ledgerPartRoute } from './parts/ledgerPartRoutes.ts';
import type { LedgerParts } from './parts/ledgerParts.ts';
import { pieceRoutes } from './pieces/pieceRoutes.ts';
import { pointerRoutes } from './pieces/pointerRoute.ts';
import type { StreamLimit } from './streamLimit.ts';
import { streamRoute } from './streamRoute.ts';

export type VotingRouteDeps = BudgetDeps & {
  database: Kysely<Schema>;
  clock: Clock;
  boards: LiveBoards;
  stream: BoardStream;
  limit: StreamLimit;
  parts: LedgerParts;
  keys: Pick<Keys, 'checkpoint'>;
  /** Headers that every reply has. */
  headers: Headers;
};

export type VotingRoutes = {
  handlers: OperationHandlers;
  /** Routes that answer before the framework sees a request, if they can; those of the boards do. */
  first: FirstAnswer[];
};

/** The routes of the boards, their stream and the public ledger. */
export function votingRoutes({
  database,
  clock,
  boards,
  stream,
  limit,
  parts,
  keys,
  headers,
  ...limited
}: VotingRouteDeps): VotingRoutes {
  const { publicKey } = checkpointSigner(keys.checkpoint);
  const boardAnswers = boardRoute(boards, clock, headers);
  const { first: firstPointers, ...pointers } = pointerRoutes({ boards, clock, headers, limit });
  const { first: firstPieces, ...pieces } = pieceRoutes(boards, headers);
  return {
    handlers: {
      listParticipants: boardAnswers.handler,
      followBoard: streamRoute({ boards, stream, limit, clock, headers, limits: limited.limits }),
      ...pointers,
      ...pieces,
      listDraws: drawsRoute(database, limited),
      listCheckpoints: checkpointsRoute(database, limited, publicKey),
      exportLedger: exportLedgerRoute({ database, parts, ...limited }),
      listLedgerParts: ledgerPartListRoute(parts),
      readLedgerPart: ledgerPartRoute(parts),
    },
    first: [
      { route: BOARD_ROUTE, isAsked: boardAnswers.isAsked, answer: boardAnswers.answerReady },
      ...firstPointers,
      ...firstPieces,
    ],
  };
}
