import { admitAttempt } from './attempts/admitAttempt.ts';
import { noteAudit } from './audit/noteAudit.ts';
import { releaseLeases, renewLeases, takeLease } from './leases/leaseWrites.ts';
import { acceptKeys, noteKeys } from './sharedKeys/keyWrites.ts';
import { touchSession } from './sessions/touchSession.ts';
import type { Submitter } from './writer/openWriter.ts';
import { probe } from './writer/probe.ts';

/** Writes of the platform, which belong to no subject such as voting or payments. */
export const platformWrites = {
  probe,
  noteAudit,
  admitAttempt,
  touchSession,
  takeLease,
  renewLeases,
  releaseLeases,
  noteKeys,
  acceptKeys,
};

export type PlatformWriter = Submitter<typeof platformWrites>;
