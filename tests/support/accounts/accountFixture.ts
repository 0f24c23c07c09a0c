import type { Kysely } from 'kysely';
import type { AccountsTable } from '../../../server/platform/database/accountSchema.ts';
import type { Schema } from '../../../server/platform/database/schema.ts';
import { hashPassword } from '../../../server/platform/passwords/argon2.ts';
import { newId } from '../../../server/platform/ids.ts';

/** The password that accounts of tests have by default; it fulfils all rules. */
export const goodPassword = 'Blue-kettle-9';

let known: Promise<string> | undefined;
/** The hash of `goodPassword`, made once per process, because hashing is slow by design. */
export const goodHash = (): Promise<string> => (known ??= hashPassword(goodPassword));

export type LaidAccount = AccountsTable & { full_name: string };

export type AccountToLay = Partial<AccountsTable> & {
  full_name?: string;
  role?: 'candidate' | 'judge' | 'admin';
  country_id?: number;
};

let count = 0;

/** A number in letters: names may have no digits. */
const inLetters = (number: number) =>
  String(number).replaceAll(/\d/g, (digit) => 'ABCDEFGHIJ'.charAt(Number(digit)));

/**
 * Stores a candidate with a verified account. By default it has a new civil id and e-mail address, and
 * `goodPassword`.
 */
export async function layAccount(db: Kysely<Schema>, given: AccountToLay = {}): Promise<LaidAccount> {
  const number = (count += 1);
  const { full_name = `Singer ${inLetters(number)}`, role = 'candidate', country_id = 1, ...rest } = given;
  const user_id = rest.user_id ?? newId();
  const image_url = null;
  const isThere = await db.selectFrom('users').where('id', '=', user_id).select('id').executeTakeFirst();
  if (!isThere)
    await db
      .insertInto('users')
      .values({ id: user_id, role, full_name, name_ar: null, name_en: null, country_id, image_url })
      .execute();
  const account: AccountsTable = {
    civil_id: String(60_000_000 + number),
    email: `singer${number}@example.om`,
    phone: '+96891234567',
    address: null,
    birth_date: '1999-04-01',
    password: await goodHash(),
    created_at: Date.UTC(2026, 8, 1),
    suspended_at: null,
    verified_at: Date.UTC(2026, 8, 1),
    email_verified_at: Date.UTC(2026, 8, 1),
    phone_verified_at: Date.UTC(2026, 8, 1),
    ...rest,
    user_id,
  };
  await db.insertInto('accounts').values(account).execute();
  return { ...account, full_name };
}
