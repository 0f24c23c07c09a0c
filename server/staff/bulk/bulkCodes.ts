import type { Transaction } from 'kysely';
import { windowsOverlap } from '../../../domain/season/checkWindows.ts';
import { FIRST_CODE } from '../../../domain/season/nextCodes.ts';
import { LATE_MS } from '../../../domain/season/planCodes.ts';
import type { Schema } from '../../platform/database/schema.ts';

/** Numbers that one read looks at, and reads of a write: votes wait for the write. */
const LOOK = { numbers: 64, reads: 4 };

/** An entry on its way into a group, with the window of the group. */
export type Coming = { id: string; code: string | null; window: Window };
type Window = { opensAt: number; closesAt: number };

/**
 * `given`: new codes by entry. `taken`: entries whose fixed code means another one in an overlapping window. `short`: the first
 * entry for which no free number was found yet. `next`: the lowest number that was not looked at.
 */
type Codes = { given: ReadonlyMap<string, string>; taken: ReadonlySet<string>; short?: string; next: number };

type Codeless = { competitionId: string; nextCode: number; at: number };

/**
 * Codes of entries that come into groups, by the rules of `planCodes`. It reads as few rows as it can, since votes wait for it:
 * numbers below `nextCode` were looked at by earlier writes. Numbers are compared as they are stored, which is without zeros
 * before them.
 */
export async function bulkCodes(
  tx: Transaction<Schema>,
  { competitionId, nextCode, at }: Codeless,
  coming: readonly Coming[],
): Promise<Codes> {
  const clashing = await findClashing(tx, competitionId, coming);
  const fixed = await findFixed(tx, competitionId, clashing, at);
  const needy = coming.filter(({ id, code }) => code === null || (clashing.has(id) && !fixed.has(id)));
  const { free, next } = await findFree(tx, competitionId, Math.max(nextCode, FIRST_CODE), needy.length);
  const given = new Map(needy.slice(0, free.length).map(({ id }, index) => [id, free[index]!]));
  const short = needy[free.length]?.id;
  return { given, taken: fixed, next, ...(short !== undefined && { short }) };
}

/** Entries whose code another competition has in an overlapping window. */
async function findClashing(
  tx: Transaction<Schema>,
  competitionId: string,
  coming: readonly Coming[],
): Promise<Set<string>> {
  const codes = coming.flatMap(({ code }) => (code === null ? [] : [code]));
  const uses = (await readUses(tx, codes)).filter((use) => use.competitionId !== competitionId);
  const clashes = ({ code, window }: Coming) =>
    uses.some((use) => use.code === code && use.window !== null && windowsOverlap(window, use.window));
  return new Set(coming.filter(clashes).map(({ id }) => id));
}

/** Of these entries, those that had their code in a window that has opened. */
async function findFixed(
  tx: Transaction<Schema>,
  competitionId: string,
  ids: ReadonlySet<string>,
  at: number,
): Promise<Set<string>> {
  if (ids.size === 0) return new Set();
  const rows = await tx
    .selectFrom('rounds')
    .innerJoin('round_entries', 'round_entries.round_id', 'rounds.id')
    .innerJoin('voting_groups', 'voting_groups.id', 'round_entries.group_id')
    .where('rounds.competition_id', '=', competitionId)
    .where('round_entries.entry_id', 'in', [...ids])
    .where('voting_groups.opens_at', '<=', at)
    .select('round_entries.entry_id')
    .execute();
  return new Set(rows.map(({ entry_id }) => entry_id));
}

/** The lowest numbers from one on that mean nobody in this competition, and nobody whose window is near one of it. */
async function findFree(
  tx: Transaction<Schema>,
  competitionId: string,
  from: number,
  count: number,
): Promise<{ free: string[]; next: number }> {
  const free: string[] = [];
  if (count === 0) return { free, next: from };
  const windows = await readWindows(tx, competitionId);
  const isNear = (window: Window) => windows.some((own) => windowsOverlap(widened(own), window));
  let next = from;
  for (let read = 0; read < LOOK.reads && free.length < count; read += 1) {
    const numbers = Array.from({ length: LOOK.numbers }, (_, index) => String(next + index));
    const uses = await readUses(tx, numbers);
    const used = new Set(
      uses
        .filter((use) => use.competitionId === competitionId || (use.window !== null && isNear(use.window)))
        .map(({ code }) => code),
    );
    const found = numbers.filter((number) => !used.has(number)).slice(0, count - free.length);
    free.push(...found);
    next = free.length < count ? next + LOOK.numbers : Number(found.at(-1)) + 1;
  }
  return { free, next };
}

/** Who has these codes; `window`: one in which it can be voted for, null for none. */
async function readUses(
  tx: Transaction<Schema>,
  codes: readonly string[],
): Promise<{ code: string; competitionId: string; window: Window | null }[]> {
  if (codes.length === 0) return [];
  const rows = await tx
    .selectFrom('entries')
    .innerJoin('competitions', 'competitions.id', 'entries.competition_id')
    .leftJoin('round_members', 'round_members.entry_id', 'entries.id')
    .leftJoin('round_entries', (join) =>
      join
        .onRef('round_entries.round_id', '=', 'round_members.round_id')
        .onRef('round_entries.entry_id', '=', 'round_members.entry_id'),
    )
    .leftJoin('voting_groups', 'voting_groups.id', 'round_entries.group_id')
    .where('entries.sms_code', 'in', codes)
    .$narrowType<{ code: string }>()
    .select([
      'entries.sms_code as code',
      'entries.competition_id as competitionId',
      'competitions.state',
      'voting_groups.opens_at as opensAt',
      'voting_groups.closes_at as closesAt',
    ])
    .execute();
  return rows.map(({ code, competitionId, state, opensAt, closesAt }) => {
    const counts = state !== 'cancelled' && opensAt !== null && closesAt !== null;
    return { code: code!, competitionId, window: counts ? { opensAt, closesAt } : null };
  });
}

const readWindows = (tx: Transaction<Schema>, competitionId: string): Promise<Window[]> =>
  tx
    .selectFrom('voting_groups')
    .innerJoin('rounds', 'rounds.id', 'voting_groups.round_id')
    .where('rounds.competition_id', '=', competitionId)
    .select(['voting_groups.opens_at as opensAt', 'voting_groups.closes_at as closesAt'])
    .execute();

const widened = ({ opensAt, closesAt }: Window): Window => ({
  opensAt: opensAt - LATE_MS,
  closesAt: closesAt + LATE_MS,
});
