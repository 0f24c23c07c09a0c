import type { SmsAnswer } from './smsSender.ts';

/** How many reply times are kept; without a limit, an endless stream would fill the memory. */
const KEPT_TIMES = 10_000;

export type SmsSummary = {
  add(answer: SmsAnswer): void;
  allCounted(): boolean;
  /** The number of messages for each outcome, and the latest reply times, as text. */
  text(): string;
};

export function smsSummary(): SmsSummary {
  const counts = new Map<string, number>();
  const times: number[] = [];
  let total = 0;
  return {
    add: ({ outcome, ms }) => {
      counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
      times[total % KEPT_TIMES] = ms;
      total += 1;
    },
    allCounted: () => total > 0 && counts.get('counted') === total,
    text: () => {
      const outcomes = [...counts].map(([outcome, count]) => `${count} ${outcome}`).join(', ');
      return `${total} answered: ${outcomes || 'none'}; ${timesText(times)}.`;
    },
  };
}

function timesText(times: readonly number[]): string {
  const sorted = times.toSorted((a, b) => a - b);
  const within = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(1);
  return `half within ${within(0.5)} ms, 99 % within ${within(0.99)} ms`;
}
