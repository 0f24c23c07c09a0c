/** What of a competition may change when (decision D225). Server, forms and tests read this table. */
import type { Situation } from './situation.ts';

/** Parts of an event or a competition that change under one rule. */
export type Changeable =
  | 'texts'
  | 'slug'
  | 'zone'
  | 'rules'
  | 'registrationStart'
  | 'registrationEnd'
  | 'start'
  | 'end'
  | 'scoring'
  | 'members'
  | 'opening'
  | 'close'
  | 'prices'
  | 'deletion';

/**
 * - `yes`: freely
 * - `favourable`: only in the candidates' favour
 * - `later`: an instant, only to a later one
 * - `ahead`: an instant that is ahead, only to another one that is ahead
 * - `beforeItsWindow`: until the window of its group opens
 * - `noOpenWindow`: while no window of the competition is open
 * - `secondPerson`: only with the approval of a second person
 * - `no`: not any more
 */
export type Permission =
  | 'yes'
  | 'favourable'
  | 'later'
  | 'ahead'
  | 'beforeItsWindow'
  | 'noOpenWindow'
  | 'secondPerson'
  | 'no';

type Row = readonly [
  draft: Permission,
  published: Permission,
  entries: Permission,
  roundOpen: Permission,
  votes: Permission,
  sealed: Permission,
];

const columns = { draft: 0, published: 1, entries: 2, roundOpen: 3, votes: 4, sealed: 5 } as const;

export const changes: Readonly<Record<Changeable, Row>> = {
  texts: ['yes', 'yes', 'yes', 'yes', 'yes', 'yes'],
  slug: ['yes', 'yes', 'yes', 'no', 'no', 'no'],
  zone: ['yes', 'yes', 'yes', 'no', 'no', 'no'],
  rules: ['yes', 'yes', 'favourable', 'no', 'no', 'no'],
  registrationStart: ['yes', 'ahead', 'no', 'no', 'no', 'no'],
  registrationEnd: ['yes', 'later', 'later', 'no', 'no', 'no'],
  start: ['yes', 'yes', 'yes', 'no', 'no', 'no'],
  end: ['yes', 'yes', 'yes', 'later', 'later', 'no'],
  scoring: ['yes', 'yes', 'yes', 'no', 'no', 'no'],
  members: ['yes', 'yes', 'yes', 'beforeItsWindow', 'secondPerson', 'no'],
  opening: ['yes', 'yes', 'yes', 'yes', 'no', 'no'],
  close: ['yes', 'yes', 'yes', 'yes', 'secondPerson', 'no'],
  prices: ['yes', 'yes', 'yes', 'noOpenWindow', 'noOpenWindow', 'no'],
  deletion: ['yes', 'yes', 'yes', 'no', 'no', 'no'],
};

/** Whether, and how, a part of a competition may change in a situation. */
export const mayChange = (part: Changeable, situation: Situation): Permission =>
  changes[part][columns[situation]];
