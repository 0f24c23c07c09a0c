import type { StandingChange } from '../../../server/voting/standings/changeStanding.ts';
import type { ReceivedSms } from '../../../server/sms/smsMessagesRepo.ts';
import { entryId, opens } from '../catalogue/seasonFixture.ts';

/** An operator's request to change the standing of contestant 1, an hour after the opening. */
export const standingChange = (
  standing: StandingChange['standing'],
  changes: Partial<StandingChange> = {},
): StandingChange => ({
  entryId: entryId(1),
  standing,
  reason: 'asked',
  actor: 'operator:fatma',
  at: opens + 3_600_000,
  ...changes,
});

let count = 0;

/** A text message for contestant 1 when the first group opens, with a new pseudonym as its sender. */
export const smsFor = (changes: Partial<ReceivedSms> = {}): ReceivedSms => {
  count += 1;
  return {
    provider: 'ofoq',
    messageId: `message ${count}`,
    sender: '+96891234567',
    payer: `payer ${count}`,
    shortCode: '90431',
    text: '101',
    sentAt: opens,
    receivedAt: opens + 1_000,
    named: [[entryId(1)]],
    ...changes,
  };
};
