import type { Faults, Trouble } from '../../../domain/accountRefusals.ts';

/** What the server said to a request that it took; null where it said nothing. */
export type ForgotAnswer = { message: string | null };

export type ForgotPasswordContext = {
  civil_id: string;
  faults: Faults<'civil_id'>;
  trouble: Trouble | null;
  message: string | null;
};

export type ForgotPasswordEvent = { type: 'field.changed'; value: string } | { type: 'form.submitted' };
