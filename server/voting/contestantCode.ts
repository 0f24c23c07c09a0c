import type { Transaction } from 'kysely';
import { toLatinDigits } from '../../domain/digits.ts';
import type { Schema } from '../platform/database/schema.ts';

/**
 * The words of a text in the form in which codes are compared: Latin digits without leading zeros, no case, no vowel
 * marks, no invisible characters, and one form for letters that keyboards confuse.
 */
export function codeWords(text: string): string[] {
  const visible = text.normalize('NFKD').replace(/[\p{M}\p{Cf}ـ]/gu, '');
  const folded = unifyLetters(toLatinDigits(visible).toLowerCase());
  return (folded.match(/[\p{L}\p{N}]+/gu) ?? []).map(dropZeros);
}

/** A contestant's code in the form of `codeWords`, as one word. */
export function foldCode(code: string): string {
  return dropZeros(codeWords(code).join(''));
}

/** Drops the leading zeros of a number: "007" names the contestant 7. */
export function dropZeros(word: string): string {
  return /^[0-9]+$/.test(word) ? word.replace(/^0+(?=.)/, '') : word;
}

/**
 * Gives one form to letters that keyboards confuse. Hamza and madda are marks, which `codeWords` removes
 * before.
 */
function unifyLetters(text: string): string {
  return text.replaceAll('ٱ', 'ا').replace(/[ىی]/g, 'ي').replaceAll('ة', 'ه').replaceAll('ک', 'ك');
}

type CodeUse = { entryId: string; code: string; groupId: string; opensAt: number; closesAt: number };

/**
 * Refuses a code of new groups if another entry has the same code and an overlapping window: a text message could mean
 * either.
 * @throws Error that names the code
 */
export async function refuseCodeClash(tx: Transaction<Schema>, groupIds: readonly string[]): Promise<void> {
  const laid = new Set(groupIds);
  const byCode = Map.groupBy(await readCodes(tx), ({ code }) => code);
  for (const uses of byCode.values())
    for (const use of uses.filter(({ groupId }) => laid.has(groupId)))
      if (uses.some((other) => clashes(use, other)))
        throw new Error(`The code ${use.code} belongs to another entry that is voted for at the same time.`);
}

function clashes(a: CodeUse, b: CodeUse): boolean {
  return a.entryId !== b.entryId && a.opensAt < b.closesAt && b.opensAt < a.closesAt;
}

async function readCodes(tx: Transaction<Schema>): Promise<CodeUse[]> {
  const rows = await tx
    .selectFrom('round_entries')
    .innerJoin('voting_groups', 'voting_groups.id', 'round_entries.group_id')
    .innerJoin('entries', 'entries.id', 'round_entries.entry_id')
    .where('entries.sms_code', 'is not', null)
    .select([
      'entries.id as entryId',
      'entries.sms_code as code',
      'voting_groups.id as groupId',
      'voting_groups.opens_at as opensAt',
      'voting_groups.closes_at as closesAt',
    ])
    .execute();
  return rows.map(({ code, ...use }) => ({ ...use, code: foldCode(code ?? '') }));
}
