/**
 * The actions that lines of the audit name, by group, in the order of the filter. `locales/*\/staffAudit.json` has words for
 * each; a line with another action shows the action itself.
 */
export const auditActions = [
  'staff.invited',
  'staff.invitation_accepted',
  'staff.invitation_withdrawn',
  'staff.role_ended',
  'staff.approval_asked',
  'staff.approval_approved',
  'staff.approval_rejected',
  'staff.approval_withdrawn',
  'staff.approval_expired',
  'staff.approval_lapsed',
  'staff.set_up',
  'staff.setup_link',
  'staff.signed_in',
  'staff.recovered',
  'staff.sign_out',
  'staff.session_revoked',
  'staff.sign_in_failed',
  'staff.code_failed',
  'staff.stepped_up',
  'staff.step_up_failed',
  'entry.registered',
  'entry.approved',
  'entry.rejected',
  'replacement.approved',
  'replacement.rejected',
  'entry.replaced',
  'entry.document_asked',
  'entry.media_asked',
  'entry.document_replaced',
  'entry.withdrawn',
  'entry.withdrawal_undone',
  'entry.disqualified',
  'entry.reinstated',
  'entry.deleted',
  'entry.fee_waived',
  'identity.read',
  'identity_document_deleted',
  'order.refunded',
  'flag.released',
  'flag.reversed',
  'account.suspended',
  'account.unsuspended',
  'person.exported',
  'person.erased',
  'profile.updated',
  'profile.name.approved',
  'profile.name.rejected',
  'profile.country.approved',
  'profile.country.rejected',
  'profile.picture.approved',
  'profile.picture.rejected',
  'login',
  'login.failed',
  'logout',
  'session.revoked',
  'key.accepted',
  'checkpoint_key.rotated',
  'checkpoint_key.lost',
] as const;

export type AuditAction = (typeof auditActions)[number];

export const isAuditAction = (action: string): action is AuditAction =>
  auditActions.some((each) => each === action);

/** The key of an action's words: keys of words have no dots. */
export const auditActionKey = (action: AuditAction): string => action.replaceAll('.', '_');
