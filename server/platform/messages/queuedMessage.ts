/**
 * The columns of a message that waits to be sent. `attempts` counts claims; a process that claims the message has it
 * until `claimed_until`.
 */
export type QueuedMessage = {
  id: string;
  state: 'due' | 'sent' | 'dropped';
  attempts: number;
  next_try_at: number;
  created_at: number;
  done_at: number | null;
  claimed_until: number | null;
};

/** Reasons for a drop that another try may overcome. */
export const failures = ['refused', 'unreachable'] as const;

/**
 * Why a message was dropped. `refused`: for good, by the mail server or the mobile operator. `unreachable`: at every try. The
 * others are reasons to send nothing any more.
 */
export type DropReason =
  | (typeof failures)[number]
  | 'undone'
  | 'left'
  | 'no_contact'
  | 'unverified'
  | 'unsubscribed'
  | 'erased'
  | 'no_code';
