import type { Clock } from '../../platform/clock.ts';
import { every, type PeriodicWorker } from '../../platform/every.ts';
import type { PaymentWriter } from '../writes.ts';
import { WriteError } from '../../platform/writer/writeError.ts';
import { entryVelocity } from './entryVelocity.ts';
import { evenInterval, senderBurst, SenderHistory } from './senderFindings.ts';
import type { Finding } from './flagsRepo.ts';
import type { FlagThresholds } from './flagThresholds.ts';
import { networkShare } from './networkShare.ts';
import { numberRuns } from './numberRuns.ts';
import type { SeenVote } from './seenVote.ts';

/** How often (ms) it writes findings; repeated ones become one write. */
const WRITE_MS = 1_000;

type FlagWatchDeps = {
  writer: PaymentWriter;
  clock: Pick<Clock, 'monotonic'>;
  thresholds: FlagThresholds;
  /** The pseudonym of a finding's subject. */
  pseudonymOf: (subject: string) => string;
  onError: (error: unknown) => void;
};

/**
 * Finds suspicious patterns in stored votes: number runs, bursts, even intervals, pace, networks. Never
 * delays a vote.
 */
export class FlagWatch {
  readonly #deps: FlagWatchDeps;
  readonly #senders = new SenderHistory();
  readonly #detectors: readonly ((vote: SeenVote) => Finding | undefined)[];
  readonly #found = new Map<string, Finding>();
  readonly worker: PeriodicWorker;

  constructor(deps: FlagWatchDeps) {
    this.#deps = deps;
    const { clock, onError } = deps;
    const work = () => this.#write();
    this.worker = every({ lease: null, ms: WRITE_MS, firstAfterMs: WRITE_MS, clock, work, onError });
    const { pseudonymOf, thresholds } = deps;
    this.#detectors = [
      numberRuns(pseudonymOf),
      entryVelocity(thresholds),
      networkShare(thresholds, pseudonymOf),
    ];
  }

  see(vote: SeenVote): void {
    for (const find of this.#detectors) this.#add(find(vote));
    if (vote.text === null) return;
    const sent = this.#senders.add(vote);
    this.#add(senderBurst(vote, sent));
    this.#add(evenInterval(vote, sent));
  }

  #add(finding: Finding | undefined): void {
    if (!finding) return;
    const key = `${finding.kind} ${finding.subject} ${finding.period}`;
    const known = this.#found.get(key);
    const members = known ? [...new Set([...known.members, ...finding.members])] : finding.members;
    this.#found.set(key, { ...finding, members });
  }

  /**
   * Writes the findings. A finding whose write may still succeed is retried with the next ones; one whose
   * write certainly failed is dropped.
   */
  async #write(): Promise<void> {
    const findings = [...this.#found.values()];
    this.#found.clear();
    for (const finding of findings) {
      try {
        await this.#deps.writer.submit('raiseFlag', finding);
      } catch (error) {
        this.#deps.onError(error);
        const isHopeless = error instanceof WriteError && error.code === 'failed';
        if (!isHopeless) this.#add(finding);
      }
    }
  }
}
