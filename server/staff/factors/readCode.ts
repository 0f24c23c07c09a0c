import type { Kysely } from 'kysely';
import { readable } from '../../platform/database/readable.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { StaffDeps } from '../staffDeps.ts';
import { openSecret } from './authenticator.ts';
import type { SpentCode } from './spendFactor.ts';
import { judgeCode, type CodeVerdict } from './totp.ts';

/** Why a code is not accepted. */
export type CodeRefusal = Exclude<CodeVerdict['kind'], 'valid'>;

/** Judges a typed code of a person's authenticator app; the write that follows spends it. */
export async function readCode(
  { database, clock, keys }: Pick<StaffDeps, 'database' | 'clock' | 'keys'>,
  staffId: string,
  code: string,
): Promise<{ factor: SpentCode } | { refused: CodeRefusal }> {
  const digits = code.replaceAll(/\s/g, '');
  const verdicts: CodeRefusal[] = [];
  for (const { id, secret, last_step } of await readable(findAuthenticators(database, staffId))) {
    const verdict = judgeCode(openSecret(keys.identity, id, secret), digits, clock.now(), last_step);
    if (verdict.kind === 'valid') return { factor: { kind: 'code', id, step: verdict.step } };
    verdicts.push(verdict.kind);
  }
  return { refused: (['used', 'clock'] as const).find((kind) => verdicts.includes(kind)) ?? 'wrong' };
}

const findAuthenticators = (db: Kysely<Schema>, staffId: string) =>
  db
    .selectFrom('staff_authenticators')
    .where('staff_id', '=', staffId)
    .select(['id', 'secret', 'last_step'])
    .execute();
