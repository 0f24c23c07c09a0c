import { setTimeout as sleep } from 'node:timers/promises';
import { callOnce } from '../../clients/callOnce.ts';
import type { PatientVotes } from '../../clients/patientVotes.ts';

const PAUSE_MS = 250;

/** Sends acknowledged votes again, as operators do that did not note the answer. @returns ends it, with their number */
export function repeatVotes(
  port: number,
  { acknowledged }: Pick<PatientVotes, 'acknowledged'>,
  request: (index: number) => Buffer,
): { finish(): Promise<number> } {
  const ending = new AbortController();
  const repeat = async () => {
    let repeated = 0;
    while (!ending.signal.aborted) {
      await sleep(PAUSE_MS);
      const index = Math.floor(Math.random() * acknowledged.size);
      if (!acknowledged.has(index)) continue;
      const { status } = await callOnce(port, request(index));
      if (status === 200) repeated += 1;
    }
    return repeated;
  };
  const repeating = repeat();
  return {
    finish: () => {
      ending.abort();
      return repeating;
    },
  };
}
