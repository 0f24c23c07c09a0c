import type { FlagKind } from '../../platform/database/paymentSchema.ts';

/** Something that a person should look at (decision D8). */
export type Finding = {
  kind: FlagKind;
  /** The pseudonym of what it is about. */
  subject: string;
  /** A day or a round: what is found again in it adds to the same flag. */
  period: string;
  /** What was found and against which threshold. */
  reasons: Readonly<Record<string, string | number>>;
  /** The sources of the votes it is about. */
  members: readonly string[];
  /** UTC ms. */
  at: number;
};
