import { countryById } from '../../domain/countries.ts';
import type { Language } from '../../domain/localized.ts';
import type { Person } from './seasonPeople.ts';

/** An account of the demo before it has a number: which is free is known when it is laid. */
export type DemoAccount = {
  user_id: string;
  /** What its e-mail address begins with. */
  name: string;
  phone: string;
  birth_date: string;
  /** In which the first message is written. */
  language: Language;
};

type Place = { group: number; place: number } & Pick<DemoAccount, 'name' | 'birth_date' | 'language'>;

/** Who of the season can log in: two of the open group and one of a closed one, by their places from 0. */
const places: readonly Place[] = [
  { group: 2, place: 0, name: 'salim', birth_date: '1998-03-14', language: 'ar' },
  { group: 2, place: 1, name: 'mariam', birth_date: '2001-11-02', language: 'en' },
  { group: 0, place: 0, name: 'haitham', birth_date: '1996-07-21', language: 'ar' },
];

/** The accounts of a season's people, as far as it has them. Nobody has a password: each gets a link to set one. */
export function demoAccounts(groups: readonly (readonly Person[])[]): DemoAccount[] {
  return places.flatMap(({ group, place, ...account }, index) => {
    const user = groups[group]?.[place]?.user;
    if (!user) return [];
    const phone = `${countryById(user.country_id)?.dialCode ?? ''}9123456${index + 1}`;
    return [{ ...account, user_id: user.id, phone }];
  });
}
