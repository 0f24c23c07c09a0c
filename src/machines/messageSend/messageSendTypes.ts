import type { FormError } from '../../../domain/accountRefusals.ts';
import type { EntryFilters } from '../../../domain/staff/entryAddress.ts';
import type { FormTexts } from '../../../domain/staff/mergeEdits.ts';
import type { MessagePreview, MessageSample, NamedCompetition } from '../../../domain/staff/staffContract.ts';
import type { StaffFieldErrors } from '../../../domain/staff/staffRefusals.ts';

/** `id` is that of the message, so that a repeated call sends once. `texts`: what is typed before the person types. */
export type MessageSendInput = { id: string; filters: EntryFilters; texts: FormTexts };

export type MessageSendContext = MessageSendInput & {
  competitions: readonly NamedCompetition[];
  preview: MessagePreview | null;
  /** The words for the first candidate, and for the one that is shown; null where nobody gets the message. */
  first: MessageSample | null;
  sample: MessageSample | null;
  fieldErrors: StaffFieldErrors<string>;
  formError: FormError | null;
};

/** What is typed, and whom it goes to. */
export type WrittenMessage = { texts: FormTexts; filters: EntryFilters };

export type Previewed = { preview: MessagePreview; sample: MessageSample | null };

export type MessageSendEvent =
  | { type: 'retry.requested' }
  | { type: 'field.changed'; field: string; value: string }
  | { type: 'filters.changed'; filters: EntryFilters }
  | { type: 'form.submitted' }
  /** The words for the next candidate; after the last one comes the first. */
  | { type: 'another.requested' }
  | { type: 'send.requested' };
