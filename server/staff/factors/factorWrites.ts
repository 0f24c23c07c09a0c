import type { Transaction } from 'kysely';
import { AUTHENTICATORS } from '../../../domain/staff/staffLimits.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { Write, WriteContext } from '../../platform/writer/write.ts';
import { concludeChange, lockInSession, type FactorAct } from './factorChange.ts';

/**
 * `secret` is sealed; `step` is that of the code that proved it. `seen`: the apps that the person had when it was
 * offered.
 */
export type AuthenticatorToAdd = FactorAct & {
  authenticator: { id: string; secret: string; step: number };
  seen: readonly string[];
};

/**
 * `over`: the session ended meanwhile. `changed`: the person's apps changed since the offer. `full`: the person has as many
 * as a person may have.
 */
export type AuthenticatorAdded = 'added' | 'over' | 'changed' | 'full';

/** Adds authenticator apps to people. Changes nothing where it is not `added`. */
export const addAuthenticator: Write<AuthenticatorToAdd, AuthenticatorAdded> = async (
  tx,
  inputs,
  context,
) => {
  const done: AuthenticatorAdded[] = [];
  for (const input of inputs) {
    const own = await lockOwn(tx, input, context);
    const result = !own
      ? 'over'
      : own.length >= AUTHENTICATORS
        ? 'full'
        : own.join() === input.seen.join()
          ? 'added'
          : 'changed';
    done.push(result);
    if (result !== 'added') continue;
    const { staffId: staff_id, at: created_at } = input;
    const { id, secret, step: last_step } = input.authenticator;
    await tx
      .insertInto('staff_authenticators')
      .values({ id, staff_id, secret, last_step, created_at })
      .execute();
    await concludeChange(tx, input, { kind: 'authenticator_added', subject: id }, context);
  }
  return done;
};

/** `over`: the session ended meanwhile. `unknown`: the person has no such app. `last`: the person has no other. */
export type AuthenticatorRemoved = 'removed' | 'over' | 'unknown' | 'last';

/** Removes authenticator apps of people, never the last one. */
export const removeAuthenticator: Write<FactorAct & { id: string }, AuthenticatorRemoved> = async (
  tx,
  inputs,
  context,
) => {
  const done: AuthenticatorRemoved[] = [];
  for (const input of inputs) {
    const own = await lockOwn(tx, input, context);
    const result = !own
      ? 'over'
      : !own.includes(input.id)
        ? 'unknown'
        : own.length === 1
          ? 'last'
          : 'removed';
    done.push(result);
    if (result !== 'removed') continue;
    await tx.deleteFrom('staff_authenticators').where('id', '=', input.id).execute();
    await concludeChange(tx, input, { kind: 'authenticator_removed', subject: input.id }, context);
  }
  return done;
};

/** Gives people new recovery codes; the earlier ones end. False if the session ended meanwhile. */
export const renewRecoveryCodes: Write<FactorAct & { hashes: readonly string[] }, boolean> = async (
  tx,
  inputs,
  context,
) => {
  const done: boolean[] = [];
  for (const input of inputs) {
    const own = await lockOwn(tx, input, context);
    done.push(own !== undefined);
    if (!own) continue;
    const { staffId: staff_id, hashes } = input;
    await tx.deleteFrom('recovery_codes').where('staff_id', '=', staff_id).execute();
    const codes = hashes.map((code_hash) => ({ staff_id, code_hash }));
    await tx.insertInto('recovery_codes').values(codes).execute();
    await concludeChange(tx, input, { kind: 'codes_renewed', subject: staff_id }, context);
  }
  return done;
};

/**
 * The ids of a person's authenticator apps, in order; the person stays locked until the commit. Undefined if the
 * session is over.
 */
async function lockOwn(
  tx: Transaction<Schema>,
  act: FactorAct,
  context: WriteContext,
): Promise<string[] | undefined> {
  if (!(await lockInSession(tx, act, context))) return undefined;
  const rows = await tx
    .selectFrom('staff_authenticators')
    .where('staff_id', '=', act.staffId)
    .orderBy('id')
    .select('id')
    .execute();
  return rows.map(({ id }) => id);
}
