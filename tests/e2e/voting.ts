import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { rankParticipants } from '../../domain/board.ts';
import type { Board, Group } from '../../domain/contract.ts';
import { randomSender, sendSms as simulateSms } from '../../scripts/smsSender.ts';
import { demoProviders } from '../../demo/demoProviders.ts';
import type { ServerProcess } from '../support/servers/serverProcess.ts';

const root = join(import.meta.dirname, '../..');

/**
 * Sends one text message at the server's own time, which may differ from the machine's.
 * @param to the short code of its operator
 * @returns its outcome
 */
export async function smsOutcome(server: ServerProcess, code: string): Promise<string> {
  const [provider] = demoProviders;
  if (!provider) throw new Error('there is no operator');
  const now = Date.now() + Number(server.settings['CLOCK_OFFSET_MS']);
  const { outcome } = await simulateSms(server.origin, { provider, from: randomSender(), text: code }, now);
  return outcome;
}

/** Sends text messages as `npm run sms` does: the simulator's own process, against the real server. */
export async function sendSms(server: ServerProcess, code: string, count = 1): Promise<string> {
  const script = join(root, 'scripts/sms.ts');
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [script, '--to', code, '--count', String(count), '--origin', server.origin],
    { env: { ...process.env, ...server.settings } },
  );
  return stdout;
}

export async function readBoard(server: Pick<ServerProcess, 'origin'>): Promise<Board> {
  const response = await fetch(`${server.origin}/api/voter/participants`);
  return (await response.json()) as Board;
}

export function openGroup(board: Board): Group {
  const group = board.data.groups.find(
    ({ opens_at, closes_at }) => opens_at <= board.server_time && board.server_time < closes_at,
  );
  if (!group) throw new Error('no group is open');
  return group;
}

/** The least votes that bring a contestant of the open group to the first place. */
export function votesToOvertake(board: Board, voterId: string): number {
  const percent = board.data.competition?.round.voting_percent ?? 0;
  const { participants } = openGroup(board);
  for (let votes = 1; ; votes++) {
    const after = participants.map((each) =>
      each.voter_id === voterId ? { ...each, total_votes: each.total_votes + votes } : each,
    );
    if (rankParticipants(after, percent)[0]?.voter_id === voterId) return votes;
  }
}
