import { countryById } from '../../domain/countries.ts';
import type { Language } from '../../domain/localized.ts';
import type { Person } from './seasonPeople.ts';

/** A demo account without its civil id, which is chosen when it is stored. */
export type DemoAccount = {
  user_id: string;
  /** Start of the e-mail address. */
  name: string;
  phone: string;
  birth_date: string;
  /** Language of the message with the link to a first password. */
  language: Language;
};

type Place = { group: number; place: number } & Pick<DemoAccount, 'name' | 'birth_date' | 'language'>;

/**
 * The contestants who can log in, by group and place counted from 0: two of the open group and one of a
 * closed group.
 */
const places: readonly Place[] = [
  { group: 2, place: 0, name: 'salim', birth_date: '1998-03-14', language: 'ar' },
  { group: 2, place: 1, name: 'mariam', birth_date: '2001-11-02', language: 'en' },
  { group: 0, place: 0, name: 'haitham', birth_date: '1996-07-21', language: 'ar' },
];

/**
 * The accounts of the contestants in `places`, as far as the groups have them. None has a password: each gets
 * a link to set one.
 */
export function demoAccounts(groups: readonly (readonly Person[])[]): DemoAccount[] {
  return places.flatMap(({ group, place, ...account }, index) => {
    const user = groups[group]?.[place]?.user;
    if (!user) return [];
    const phone = `${countryById(user.country_id)?.dialCode ?? ''}9123456${index + 1}`;
    return [{ ...account, user_id: user.id, phone }];
  });
}
