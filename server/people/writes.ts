import type { Submitter } from '../platform/writer/openWriter.ts';
import { erasePerson } from './erasePerson.ts';
import { forgetContacts } from './forgetContacts.ts';
import { sweepSignups } from './sweepSignups.ts';

/** What changes the tables of this subject. */
export const peopleWrites = {
  erasePerson,
  forgetContacts,
  sweepSignups,
};

export type PeopleWriter = Submitter<typeof peopleWrites>;
