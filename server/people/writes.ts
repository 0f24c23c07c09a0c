import type { Submitter } from '../platform/writer/openWriter.ts';
import { erasePerson } from './erasePerson.ts';
import { forgetContacts } from './forgetContacts.ts';
import { sweepSignups } from './sweepSignups.ts';

/** The writes about people's data, by the names under which they are submitted. */
export const peopleWrites = {
  erasePerson,
  forgetContacts,
  sweepSignups,
};

export type PeopleWriter = Submitter<typeof peopleWrites>;
