import type {
  IdentityCheck,
  IdentityVerdict,
  Revealed,
  RevealRequest,
  VerdictRequest,
} from '../../../../domain/staff/staffContract.ts';
import { type Outcome, type Reply, unwrap } from '../../unwrap.ts';
import type { StaffClient } from '../staffClient.ts';

/** An entry of an organisation. */
export type EntryPlace = { organisation: string; id: string };

/** `GET …/entry/{id}/identity`, once. */
export const readIdentityCheck = (
  client: StaffClient,
  path: EntryPlace,
  signal: AbortSignal,
): Promise<Outcome<IdentityCheck>> =>
  unwrap<IdentityCheck>(
    client.GET('/organisation/{organisation}/entry/{id}/identity', { params: { path }, signal }),
  );

/** `POST …/entry/{id}/identity/reveal`, once: each one is a look of its own. */
export const revealIdentity = (
  client: StaffClient,
  path: EntryPlace,
  body: RevealRequest,
  signal: AbortSignal,
): Promise<Outcome<Revealed>> =>
  unwrap<Revealed>(
    client.POST('/organisation/{organisation}/entry/{id}/identity/reveal', {
      params: { path },
      body,
      signal,
    }),
  );

/** `POST …/entry/{id}/identity/open`, once: a second try would be refused. */
export const openIdentity = (
  client: StaffClient,
  path: EntryPlace,
  token: string,
  signal: AbortSignal,
): Promise<Outcome<Blob>> =>
  unwrap<Blob>(
    client.POST('/organisation/{organisation}/entry/{id}/identity/open', {
      params: { path },
      body: { token },
      parseAs: 'blob',
      signal,
    }) as Promise<Reply<Blob>>,
  );

/** `POST …/entry/{id}/identity/verdict`, once; the same one again is kept once. */
export const judgeIdentity = (
  client: StaffClient,
  path: EntryPlace,
  body: VerdictRequest,
  signal: AbortSignal,
): Promise<Outcome<IdentityVerdict>> =>
  unwrap<IdentityVerdict>(
    client.POST('/organisation/{organisation}/entry/{id}/identity/verdict', {
      params: { path },
      body,
      signal,
    }),
  );
