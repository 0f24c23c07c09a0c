import { accountWrites } from '../accounts/writes.ts';
import { closeDetails } from '../entries/corrections/correctionsRepo.ts';
import { queueFailedRecording, queueStandingNews } from '../entries/messages/queueEntryMessage.ts';
import { entryWrites } from '../entries/writes.ts';
import { mediaWrites } from '../media/writes.ts';
import { paymentWrites } from '../payments/writes.ts';
import { peopleWrites } from '../people/writes.ts';
import { quickSmsWrites, smsWrites } from '../sms/writes.ts';
import { staffWrites } from '../staff/writes.ts';
import { votingWrites } from '../voting/writes.ts';
import { platformWrites } from '../platform/writes.ts';

/** Every write of the server, by name. On SQLite, the writer thread loads this file. */
export const writes = {
  ...platformWrites,
  ...votingWrites(queueStandingNews),
  ...smsWrites,
  ...paymentWrites,
  ...mediaWrites(queueFailedRecording),
  ...accountWrites(closeDetails),
  ...entryWrites,
  ...peopleWrites,
  ...staffWrites,
};

/** The shorter ways of writes, on PostgreSQL. */
export const quickWrites = quickSmsWrites;
