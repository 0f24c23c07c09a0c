import type { Submitter } from '../platform/writer/openWriter.ts';
import { receiveSms } from './receiveSms.ts';

/** The writes of text messages, by the names under which they are submitted. */
export const smsWrites = {
  receiveSms,
};

export type SmsWriter = Submitter<typeof smsWrites>;
