/**
 * Errors as values (specification sections 7, 8). Code tells them apart by kind, status and code, never by
 * text.
 */

/** The stable values of `code` in replies. */
export type ServerCode =
  | 'bad_request'
  | 'unauthorized'
  | 'forbidden'
  | 'not_found'
  | 'too_large'
  | 'unsupported_type'
  | 'unprocessable'
  | 'too_many_requests'
  | 'server_error'
  | 'unavailable'
  | 'voting_closed'
  | 'voting_stopped'
  | 'not_competing'
  | 'no_fee_due'
  | 'fee_closed'
  | 'unknown_participant'
  | 'unknown_event'
  | 'unknown_competition'
  | 'unknown_version'
  | 'streams_full'
  | 'unknown_page'
  | 'idempotency_key_malformed'
  | 'idempotency_key_reused'
  | 'still_working'
  | 'gateway_unavailable'
  | 'missing_signature'
  | 'stale_timestamp'
  | 'wrong_signature'
  | AccountCode
  | EntryCode
  | StaffCode;

/** Codes of accounts. A 401 carries `unauthenticated` only; a wrong password has another status. */
export type AccountCode =
  | 'unauthenticated'
  | 'invalid_credentials'
  | 'account_suspended'
  | 'too_many_attempts'
  | 'too_many_changes'
  | 'link_unknown'
  | 'link_expired'
  | 'link_used'
  | 'link_replaced'
  | 'link_taken'
  | 'wrong_password'
  | 'foreign_origin';

/** Codes of the staff side. */
export type StaffCode =
  | 'staff_credentials'
  | 'code_wrong'
  | 'code_used'
  | 'code_clock'
  | 'step_up_needed'
  | 'role_excluded'
  | 'last_owner'
  | 'undo_too_late'
  | 'has_owner'
  | 'second_person_needed'
  | 'already_decided'
  | 'approval_expired'
  | 'asker_without_right'
  | 'changed_meanwhile'
  | 'not_now'
  | 'no_second_person'
  | 'needs_nobody'
  | 'window_not_open'
  | 'extended_before'
  | 'windows_refused'
  | 'members_fixed'
  | 'not_placeable'
  | 'too_many_entries'
  | 'code_taken'
  | 'entry_claimed'
  | 'entry_unchecked'
  | 'entry_unverified'
  | 'entry_unpaid'
  | 'decision_final'
  | 'change_approved'
  | 'change_rejected'
  | 'change_replaced'
  | 'entry_left'
  | 'factors_full'
  | 'factors_changed'
  | 'last_factor'
  | 'reset_own'
  | 'reset_stronger'
  | 'reset_waits'
  | 'not_one_owner'
  | 'not_ready'
  | 'not_a_draft'
  | 'season_file'
  | 'decision_file'
  | 'page_needed'
  | 'no_recipients'
  | 'message_gone'
  | 'hand_out_over'
  | 'merge_clash'
  | IdentityCode
  | PasskeyCode;

/** Codes about looks of staff at identity documents. */
export type IdentityCode =
  | 'document_gone'
  | 'document_damaged'
  | 'reveal_elsewhere'
  | 'reveal_used'
  | 'reveal_expired'
  | 'not_revealed'
  | 'verdict_given';

/** Codes about passkeys of staff. */
export type PasskeyCode =
  | 'passkeys_impossible'
  | 'passkeys_full'
  | 'passkey_known'
  | 'no_passkey'
  | 'passkey_unknown'
  | 'passkey_unverified'
  | 'passkey_refused'
  | 'passkey_late'
  | 'passkey_used'
  | 'passkey_counter';

/** Codes of registrations, uploads and entries. */
export type EntryCode =
  | 'registration_closed'
  | 'registration_not_open'
  | 'competition_ended'
  | 'correction_closed'
  | 'entry_withdrawn'
  | 'withdrawal_closed'
  | 'withdrawal_final'
  | 'undo_over'
  | 'already_registered'
  | 'already_entered'
  | 'signup_confirmed'
  | 'unknown_entry'
  | 'draft_outdated'
  | 'unknown_upload'
  | 'upload_gone'
  | 'upload_offset'
  | 'upload_protocol'
  | 'too_many_uploads'
  | 'media_too_large'
  | 'media_type'
  | 'no_space';

/** Facts of a reply; `code` is a string, because an older client must accept a newer server. */
type Reply = {
  status: number;
  code?: string | undefined;
  requestId?: string | undefined;
  /** The `Retry-After` header, in milliseconds. */
  retryAfterMs?: number | undefined;
};

export type AppError =
  | ({ kind: 'fieldErrors'; fields: Record<string, string[]>; message?: string | undefined } & Reply)
  | ({ kind: 'message'; message: string } & Reply)
  | ({ kind: 'unauthenticated' } & Reply)
  | ({ kind: 'http' } & Reply)
  | { kind: 'network' }
  | { kind: 'timeout' };

/** The server refused named fields; `fields` maps each to its messages in the visitor's language. */
export const fieldErrors = (fields: Record<string, string[]>, reply: Reply, message?: string): AppError => ({
  kind: 'fieldErrors',
  fields,
  message,
  ...reply,
});

/** The server refused with a sentence in the visitor's language. */
export const messageError = (message: string, reply: Reply): AppError => ({
  kind: 'message',
  message,
  ...reply,
});

/** Nobody is logged in: the session has ended or there was none. */
export const unauthenticated = (reply: Reply): AppError => ({ kind: 'unauthenticated', ...reply });

/**
 * A failed reply without field errors or a sentence. Callers tell these replies apart by status and `code`.
 */
export const httpError = (reply: Reply): AppError => ({ kind: 'http', ...reply });

/** The call ended without a reply. The request may have arrived: the outcome is unknown. */
export const networkError: AppError = { kind: 'network' };

/** The server did not answer in time. The request may have arrived: the outcome is unknown. */
export const timeoutError: AppError = { kind: 'timeout' };

const kinds: ReadonlySet<unknown> = new Set<AppError['kind']>([
  'fieldErrors',
  'message',
  'unauthenticated',
  'http',
  'network',
  'timeout',
]);

/** Whether a thrown value is an AppError. */
export function isAppError(error: unknown): error is AppError {
  return typeof error === 'object' && error !== null && 'kind' in error && kinds.has(error.kind);
}

/** The HTTP status of an error; undefined without a reply. */
export function statusOf(error: AppError): number | undefined {
  return 'status' in error ? error.status : undefined;
}
