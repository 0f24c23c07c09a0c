import type { FormError } from '../../../domain/accountRefusals.ts';
import type { PublicReason } from '../../../domain/season/publicReason.ts';
import type { MemberRemoval, RemovalKind, RemovalRequest } from '../../../domain/staff/staffContract.ts';
import type { StaffFieldErrors } from '../../../domain/staff/staffRefusals.ts';

export type ReasonField = keyof PublicReason;

export type MemberRemovalContext = {
  facts: MemberRemoval | null;
  /** What the person wants to do; null before the choice. */
  kind: RemovalKind | null;
  /** Whether paid orders are to be refunded. */
  refunds: boolean;
  texts: PublicReason;
  fieldErrors: StaffFieldErrors<ReasonField>;
  formError: FormError | null;
};

export type RemovalToAsk = RemovalRequest;

export type MemberRemovalEvent =
  | { type: 'retry.requested' }
  | { type: 'refresh.requested' }
  /** The person is back at the page: another one may have decided meanwhile. */
  | { type: 'page.returned' }
  | { type: 'kind.chosen'; kind: RemovalKind }
  | { type: 'refunds.switched'; refunds: boolean }
  | { type: 'field.changed'; field: ReasonField; value: string }
  | { type: 'form.submitted' };
