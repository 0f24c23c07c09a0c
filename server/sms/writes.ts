import type { Submitter } from '../platform/writer/openWriter.ts';
import { quickSms } from './quickSms.ts';
import { receiveSms } from './receiveSms.ts';

/** The writes of text messages, by the names under which they are submitted. */
export const smsWrites = {
  receiveSms,
};

/** A shorter way of `receiveSms`. */
export const quickSmsWrites = () => ({ receiveSms: quickSms() });

export type SmsWriter = Submitter<typeof smsWrites>;
