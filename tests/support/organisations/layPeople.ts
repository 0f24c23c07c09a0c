import { randomBytes } from 'node:crypto';
import type { Role } from '../../../domain/staff/staffContract.ts';
import { newId } from '../../../server/platform/ids.ts';
import { storeScope } from '../../../server/staff/competitions/scopes.ts';
import { sealSecret } from '../../../server/staff/factors/authenticator.ts';
import { toBase32 } from '../../../server/staff/factors/base32.ts';
import { giveFactors } from '../../../server/staff/factors/giveFactors.ts';
import { newRecoveryCodes, recoveryHash } from '../../../server/staff/factors/recoveryCodes.ts';
import { stepAt } from '../../../server/staff/factors/totp.ts';
import type { Person, StaffWorld } from '../staff/staffWorld.ts';

let laid = 0;

/**
 * An organisation of its own for a test, beside those of other tests in the same world, and its owner. It is stored without a
 * call. The world must have its first person.
 */
export async function layNewOwner(world: StaffWorld): Promise<Person & { organisation: string }> {
  const organisation = await world.layOrganisation();
  return { ...(await layPerson(world, organisation, 'owner', null, 'Salma Al Harthy')), organisation };
}

/**
 * A person with a role and the password of the first person, stored without a call.
 * @param organisation_id null for an operator
 * @param competitions null: all
 */
export async function layPerson(
  world: StaffWorld,
  organisation_id: string | null,
  role: Role,
  competitions: readonly string[] | null = null,
  name = 'Nasser Al Balushi',
): Promise<Person> {
  laid += 1;
  const [id, email, now, secret] = [newId(), `${role}${laid}@example.om`, world.clock.now(), randomBytes(20)];
  const codes = newRecoveryCodes();
  const authenticatorId = newId();
  const sealed = sealSecret(world.server.store.keys.identity, authenticatorId, secret);
  // Read before the transaction: SQLite refuses a transaction that reads first when the server writes in between.
  const { password } = await world.beside.selectFrom('staff').select('password').executeTakeFirstOrThrow();
  await world.beside.transaction().execute(async (tx) => {
    await tx
      .insertInto('staff')
      .values({ id, name, email, email_key: email, password, created_at: now, last_seen_at: now })
      .execute();
    await giveFactors(
      tx,
      id,
      {
        authenticator: { id: authenticatorId, secret: sealed, step: stepAt(now) },
        recoveryHashes: codes.map((each) => recoveryHash(each)!),
      },
      now,
    );
    const membership = { id: newId(), staff_id: id, organisation_id, role, created_at: now };
    await tx
      .insertInto('memberships')
      .values({ ...membership, limited: competitions ? 1 : 0 })
      .execute();
    await storeScope(tx, 'memberships', membership.id, competitions);
  });
  return { id, email, secret: toBase32(secret), codes, browser: await world.layBrowser({ id }) };
}
