import type { Submitter } from '../platform/writer/openWriter.ts';
import { acceptSms } from './inbox/acceptSms.ts';
import { drainInbox } from './inbox/drainInbox.ts';
import { quickAccept } from './inbox/quickAccept.ts';
import { quickDrain } from './inbox/quickDrain.ts';
import { quickSms } from './quickSms.ts';
import { NodeChain } from '../voting/nodeChain/nodeChain.ts';
import { receiveSms } from './receiveSms.ts';

/** The writes of text messages, by the names under which they are submitted. */
export const smsWrites = {
  receiveSms,
  acceptSms,
  drainInbox,
};

/** Shorter ways of some of them. */
export function quickSmsWrites() {
  const chain = new NodeChain();
  return { receiveSms: quickSms(chain), acceptSms: quickAccept(), drainInbox: quickDrain(chain) };
}

export type SmsWriter = Submitter<typeof smsWrites>;
