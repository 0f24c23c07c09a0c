import { countryById } from '../../domain/countries.ts';
import type { Language } from '../../domain/localized.ts';
import type { Person } from './seasonPeople.ts';

/**
 * An account of the demo. Its civil id is missing here, because it is chosen when the account is stored.
 */
export type DemoAccount = {
  user_id: string;
  /** The beginning of its e-mail address. */
  name: string;
  phone: string;
  birth_date: string;
  /** The language of the message with the link that sets the first password. */
  language: Language;
};

type Place = { group: number; place: number } & Pick<DemoAccount, 'name' | 'birth_date' | 'language'>;

/**
 * The contestants who get an account, by index of group and place: two of the open group and one of a
 * closed group.
 */
const places: readonly Place[] = [
  { group: 2, place: 0, name: 'salim', birth_date: '1998-03-14', language: 'ar' },
  { group: 2, place: 1, name: 'mariam', birth_date: '2001-11-02', language: 'en' },
  { group: 0, place: 0, name: 'haitham', birth_date: '1996-07-21', language: 'ar' },
];

/**
 * The accounts of the contestants in `places`, if the groups have them. They have no password; each gets a
 * link to set one.
 */
export function demoAccounts(groups: readonly (readonly Person[])[]): DemoAccount[] {
  return places.flatMap(({ group, place, ...account }, index) => {
    const user = groups[group]?.[place]?.user;
    if (!user) return [];
    const phone = `${countryById(user.country_id)?.dialCode ?? ''}9123456${index + 1}`;
    return [{ ...account, user_id: user.id, phone }];
  });
}
