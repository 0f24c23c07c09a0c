import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ensureFfmpeg, findFfmpeg } from '../../../scripts/ffmpeg.mjs';
import { competitionAt } from '../../support/catalogue/competitionAt.ts';
import { ServerProcess } from '../../support/servers/serverProcess.ts';
import { attacks } from './attacks/attacks.ts';
import { honestPeople, type Harm } from './attacks/honestPeople.ts';
import { atMost, type Line } from '../measures/benchLine.ts';
import { median } from '../measures/median.ts';
import { setDemoPasswords } from '../clients/demoPasswords.ts';
import type { LoadResult } from '../clients/loadLoop.ts';
import { voteLoad } from '../clients/voteLoad.ts';

const ROUNDS = 5;
const SECONDS = 6;
/** How long (ms) an attack has run when the measurement begins. */
const LEAD_MS = 1_500;
const ATTACKER = '127.0.9.1';
/**
 * The largest p99 (ms) of votes during an attack that passes; or twice the p99 without it, if that is more.
 */
const VOTE_P99_MS = 25;

/**
 * Proves that no attack from one IP address harms honest people. For each attack it measures 300 votes a
 * second, with and without the attack.
 */
export async function prove(): Promise<Line[]> {
  if (!ensureFfmpeg()) process.exit(1);
  const [only] = process.argv.slice(3);
  const lines: Line[] = [];
  for (const name of Object.keys(attacks).filter((each) => !only || each.includes(only)))
    lines.push(...(await proveAttack(name)));
  return lines;
}

async function proveAttack(name: string): Promise<Line[]> {
  const converts = name === 'hostile recordings';
  const server = await ServerProcess.start({
    settings: { LOG_LEVEL: 'silent', ...(converts && { FFMPEG_PATH: findFfmpeg() ?? 'ffmpeg' }) },
  });
  const civilIds = await setDemoPasswords(server);
  const videos = await competitionAt(server.origin, 'choirs-of-the-season');
  const recordings = await competitionAt(server.origin, 'player-of-the-season');
  const votes = await voteLoad(server, SECONDS);
  await votes('warm');
  const alone: LoadResult[] = [];
  const attacked: LoadResult[] = [];
  const harm: Harm = { unready: 0, logins: 0, entries: 0 };
  for (let round = 0; round < ROUNDS; round += 1) {
    alone.push(await votes('alone'));
    const end = startAttack(name, { port: server.port, competition: videos, address: ATTACKER });
    await sleep(LEAD_MS);
    const civilId = civilIds[round % civilIds.length] ?? '';
    const [under, seen] = await Promise.all([
      votes('attacked'),
      honestPeople(server, recordings, civilId, SECONDS),
    ]);
    await end();
    attacked.push(under);
    harm.unready += seen.unready;
    harm.logins += seen.logins;
    harm.entries += seen.entries;
  }
  await server.remove();
  const usual = median(alone.map(({ p99 }) => p99));
  const failures = [...alone, ...attacked].reduce((sum, run) => sum + run.failures, 0);
  return [
    atMost(`${name}: vote p99 alone`, usual, 'ms'),
    atMost('  vote p99 beside it', median(attacked.map(({ p99 }) => p99)), 'ms', {
      floor: Math.max(2 * usual, VOTE_P99_MS),
    }),
    atMost('  failed votes', failures, '', { floor: 0 }),
    atMost('  looks at /readyz that were not 200', harm.unready, '', { floor: 0 }),
    atMost('  honest logins and registrations refused', harm.logins + harm.entries, '', { floor: 0 }),
  ];
}

function startAttack(name: string, target: { port: number; competition: string; address: string }) {
  const attacker = fork(join(import.meta.dirname, 'attacks/attacker.ts'), [JSON.stringify({ name, target })]);
  return async () => {
    const ended = once(attacker, 'exit');
    attacker.kill('SIGKILL');
    await ended;
  };
}
