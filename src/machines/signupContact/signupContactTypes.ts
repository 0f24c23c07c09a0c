/** Types of a registration whose link waits, and whose contacts can be corrected (decision D200). */
import type { FieldErrors, FormError } from '../../../domain/accountRefusals.ts';
import type { AccountContact } from '../../../domain/forms/contactChange.ts';
import type { NewContactValues } from '../newContactForm.ts';

/** Where the link of a registration went; null where no address was given. */
export type SignupContacts = { email: string | null; phone_number: string };

/** A registration that was received and waits for its link. */
export type SentSignup = {
  /** The competition's id. */
  competition: string;
  /** Idempotency key of the registration: only its holder can correct it. */
  key: string;
  civilId: string;
  contacts: SignupContacts;
};

export type SignupContactContext = SentSignup & {
  /** The contact that is being corrected, or was corrected last. */
  contact: AccountContact;
  values: NewContactValues;
  fieldErrors: FieldErrors<AccountContact>;
  formError: FormError | null;
  /** A new link was sent. */
  isCorrected: boolean;
};

export type ContactToCorrect = Omit<SentSignup, 'contacts'> & { field: AccountContact; value: string };

export type SignupContactEvent =
  | { type: 'mistake.reported'; contact: AccountContact }
  | { type: 'field.changed'; field: keyof NewContactValues; value: string }
  | { type: 'form.submitted' }
  | { type: 'form.closed' };
