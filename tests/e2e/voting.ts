import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Board, Group } from '../../domain/contract.ts';
import type { ServerProcess } from '../support/serverProcess.ts';

const root = join(import.meta.dirname, '../..');

/** Sends text messages the way `npm run sms` does: the simulator's own process, against the real server. */
export async function sendSms(server: ServerProcess, code: string, count = 1): Promise<string> {
  const script = join(root, 'scripts/sms.ts');
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [script, '--to', code, '--count', String(count), '--origin', server.origin],
    { env: { ...process.env, ...server.settings } },
  );
  return stdout;
}

export async function readBoard(server: ServerProcess): Promise<Board> {
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
