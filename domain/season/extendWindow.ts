/** Whether an open voting window may close later (decision D232). Times are UTC ms. */
import type { SeasonState } from './competitionPhase.ts';
import { EXTENSION_MINUTES } from './seasonLimits.ts';

/** The longest extension. */
export const EXTENSION_MS = EXTENSION_MINUTES * 60_000;

/** The minutes that the page offers. */
export const offeredMinutes: readonly number[] = [15, 30, 45, 60];

type Window = { opens_at: number; closes_at: number };

/** A group as far as its extension depends on it. */
export type Extendable = Window & {
  /** Its close before it was extended; null if it was not. */
  extended_from: number | null;
  /** The state of its competition. */
  state: SeasonState;
};

/** What stands in the way of every extension of a window. `next`: another group opens at its close. */
export const extensionStops = ['not_open', 'extended_before', 'next'] as const;
export type ExtensionStop = (typeof extensionStops)[number];

/** Why a window cannot close then. */
export type ExtensionRefusal = 'onlyLater' | 'extensionTooLong' | 'extensionIntoNext';

/** The latest instant at which a window may close. @param others the other windows of its competition */
export function latestClose({ closes_at }: Window, others: readonly Window[]): number {
  const ahead = others.map(({ opens_at }) => opens_at).filter((opens) => opens >= closes_at);
  return Math.min(closes_at + EXTENSION_MS, ...ahead);
}

/** What stands in the way of every extension; null if it may be extended. @param now UTC ms */
export function extensionStop(
  group: Extendable,
  others: readonly Window[],
  now: number,
): ExtensionStop | null {
  const isOpen = group.state === 'published' && group.opens_at <= now && now < group.closes_at;
  if (!isOpen) return 'not_open';
  if (group.extended_from !== null) return 'extended_before';
  return latestClose(group, others) <= group.closes_at ? 'next' : null;
}

/** Why a window that may be extended cannot close then; null if it can. @param closesAt UTC ms */
export function judgeExtension(
  group: Window,
  others: readonly Window[],
  closesAt: number,
): ExtensionRefusal | null {
  if (closesAt <= group.closes_at) return 'onlyLater';
  if (closesAt > group.closes_at + EXTENSION_MS) return 'extensionTooLong';
  return closesAt > latestClose(group, others) ? 'extensionIntoNext' : null;
}
