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

/**
 * How often (ms) the watch writes its findings. Those about one subject since the last write become one.
 */
const WRITE_MS = 1_000;

type FlagWatchDeps = {
  writer: PaymentWriter;
  clock: Pick<Clock, 'monotonic'>;
  thresholds: FlagThresholds;
  /** Hides the subject of a finding, such as a phone number block, behind a pseudonym. */
  pseudonymOf: (subject: string) => string;
  onError: (error: unknown) => void;
};

/**
 * Finds suspicious patterns in votes that are already stored: runs of phone numbers, bursts, even
 * intervals, pace, networks. No vote waits for it.
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
   * Writes the findings. One whose write certainly failed is dropped; after any other failure, one waits
   * for the next write.
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
