import { sql } from 'kysely';
import { openPostgres } from '../../../../server/platform/database/openPostgres.ts';
import type { ServerProcess } from '../../../support/servers/serverProcess.ts';
import type { PrimaryAndStandby } from '../../clients/primaryAndStandby.ts';
import type { PatientVotes } from '../../clients/patientVotes.ts';
import { processorTimeOf } from '../../measures/processorTime.ts';
import type { BoardAges } from './boardAge.ts';
import type { PageOpens } from '../pageOpens.ts';
import type { StreamViewers } from './streamViewers.ts';

const EACH_MS = 1_000;

/** One second of the final. */
export type Sample = {
  /** Seconds since the beginning. */
  at: number;
  acknowledged: number;
  /** Votes in the ledger and messages in the inbox; null while the database does not answer. */
  counted: number | null;
  waiting: number | null;
  /** Tries without an acknowledgement. */
  refused: number;
  /** The ages (ms) of the versions that a polling page saw. */
  ages: number[];
  opens: { opened: number; failed: number };
  streams: number;
  /** Cores that the nodes use. */
  nodeCores: number;
};

type Watched = {
  /** `performance.now()` at the beginning. */
  began: number;
  votes: PatientVotes;
  pages: PageOpens;
  ages: BoardAges;
  streams: StreamViewers;
  databases: Pick<PrimaryAndStandby, 'url'>;
  nodes: readonly ServerProcess[];
};

/** Samples a final once a second. */
export function takeSamples({ began, votes, pages, ages, streams, databases, nodes }: Watched) {
  const db = openPostgres(databases.url);
  const samples: Sample[] = [];
  const cores = coresOf(nodes);
  let refusedBefore = 0;
  const take = async () => {
    const refused = votes.tries.filter(({ status }) => status !== 200).length;
    const sample: Sample = {
      at: (performance.now() - began) / 1_000,
      acknowledged: votes.acknowledged.size,
      counted: null,
      waiting: null,
      refused: refused - refusedBefore,
      ages: ages.take(),
      opens: pages.take(),
      streams: streams.open(),
      nodeCores: cores(),
    };
    refusedBefore = refused;
    samples.push(sample);
    await readStored(db)
      .then((stored) => Object.assign(sample, stored))
      .catch(() => {});
  };
  const taking = new Set<Promise<void>>();
  const timer = setInterval(() => {
    const taken = take();
    taking.add(taken);
    void taken.finally(() => taking.delete(taken));
  }, EACH_MS);
  return {
    finish: async (): Promise<readonly Sample[]> => {
      clearInterval(timer);
      await Promise.all(taking);
      await db.destroy();
      return samples;
    },
  };
}

async function readStored(db: ReturnType<typeof openPostgres>): Promise<Pick<Sample, 'counted' | 'waiting'>> {
  const { rows } = await sql<{ counted: number; waiting: number }>`
    SELECT (SELECT count(*)::int FROM sms_messages WHERE outcome = 'counted') AS counted,
      (SELECT count(*)::int FROM sms_inbox) AS waiting`.execute(db);
  return rows[0] ?? { counted: null, waiting: null };
}

/** The cores that processes used since the last call. A process that was started anew begins at zero. */
function coresOf(nodes: readonly ServerProcess[]): () => number {
  const before = new Map(nodes.map(({ pid }) => [pid, pid === undefined ? 0 : processorTimeOf(pid)]));
  let last = performance.now();
  return () => {
    const now = performance.now();
    const used = nodes.reduce((sum, { pid }) => {
      if (pid === undefined) return sum;
      const time = processorTimeOf(pid);
      const since = time - (before.get(pid) ?? 0);
      before.set(pid, time);
      return sum + Math.max(0, since);
    }, 0);
    const passed = now - last;
    last = now;
    return used / passed;
  };
}
