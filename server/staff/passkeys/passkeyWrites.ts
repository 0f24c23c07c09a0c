import { PASSKEYS } from '../../../domain/staff/staffLimits.ts';
import type { Write } from '../../platform/writer/write.ts';
import { concludeChange, lockInSession, type FactorAct } from '../factors/factorChange.ts';
import type { Nonce } from './passkeyNonce.ts';
import { spendNonce } from './spendNonce.ts';
import type { MadePasskey } from './verifyPasskey.ts';

/** A verified passkey to add, and the nonce that it signed. */
export type PasskeyToAdd = FactorAct & {
  passkey: MadePasskey & { id: string; name: string; transports: string };
  nonce: Nonce;
};

/**
 * `over`: the session ended meanwhile. `full`: the person has as many as a person may have. `known`: it was added before.
 * `used`: the nonce was spent meanwhile.
 */
export type PasskeyAdded = 'added' | 'over' | 'full' | 'known' | 'used';

/** Adds passkeys to people. Gives the person nothing where it is not `added`. */
export const addPasskey: Write<PasskeyToAdd, PasskeyAdded> = async (tx, inputs, context) => {
  const done: PasskeyAdded[] = [];
  for (const input of inputs) {
    const { staffId: staff_id, at: created_at, passkey, nonce } = input;
    const isOpen = await lockInSession(tx, input, context);
    const own = await tx.selectFrom('staff_passkeys').where('staff_id', '=', staff_id).select('id').execute();
    const refusal = !isOpen
      ? 'over'
      : own.length >= PASSKEYS
        ? 'full'
        : (await spendNonce(tx, nonce, created_at))
          ? null
          : 'used';
    if (refusal) {
      done.push(refusal);
      continue;
    }
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('staff_passkeys')
      .values({ ...passkey, staff_id, created_at, last_used_at: null })
      .onConflict((conflict) => conflict.column('credential_id').doNothing())
      .executeTakeFirst();
    const isNew = numInsertedOrUpdatedRows === 1n;
    done.push(isNew ? 'added' : 'known');
    if (isNew) await concludeChange(tx, input, { kind: 'passkey_added', subject: passkey.id }, context);
  }
  return done;
};

/** `over`: the session ended meanwhile. `unknown`: the person has no such passkey. */
export type PasskeyRemoved = 'removed' | 'over' | 'unknown';

/** Removes passkeys of people, who keep their authenticator apps. */
export const removePasskey: Write<FactorAct & { id: string }, PasskeyRemoved> = async (
  tx,
  inputs,
  context,
) => {
  const done: PasskeyRemoved[] = [];
  for (const input of inputs) {
    const { staffId, id } = input;
    if (!(await lockInSession(tx, input, context))) {
      done.push('over');
      continue;
    }
    const { numDeletedRows } = await tx
      .deleteFrom('staff_passkeys')
      .where('id', '=', id)
      .where('staff_id', '=', staffId)
      .executeTakeFirst();
    const wasThere = numDeletedRows > 0n;
    done.push(wasThere ? 'removed' : 'unknown');
    if (wasThere) await concludeChange(tx, input, { kind: 'passkey_removed', subject: id }, context);
  }
  return done;
};
