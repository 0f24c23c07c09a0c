import type { Submitter } from '../platform/writer/openWriter.ts';
import { receiveSms } from './receiveSms.ts';

/** What changes the tables of this subject. */
export const smsWrites = {
  receiveSms,
};

export type SmsWriter = Submitter<typeof smsWrites>;
