/** Real effects of account recovery. */
import { fromPromise } from 'xstate';
import { canonicalCivilId } from '../../../domain/person/civilId.ts';
import { httpError } from '../../../domain/errors.ts';
import { retryPresets } from '../../../domain/retryPolicy.ts';
import { checkContactLink } from '../../api/calls/checkContactLink.ts';
import { checkPasswordLink } from '../../api/calls/checkPasswordLink.ts';
import { requestPasswordLink } from '../../api/calls/requestPasswordLink.ts';
import { resetPassword } from '../../api/calls/resetPassword.ts';
import { followContactLink } from '../../api/calls/followContactLink.ts';
import { apiBase } from '../../api/apiBase.ts';
import { type ApiClient, createClient } from '../../api/client.ts';
import { withRetry } from '../../api/withRetry.ts';
import {
  contactLinkMachine,
  type OpenContactLink,
  type UsedContactLink,
} from '../../machines/contactLink/contactLinkMachine.ts';
import {
  type ForgotAnswer,
  forgotPasswordMachine,
} from '../../machines/forgotPassword/forgotPasswordMachine.ts';
import {
  type CheckedLink,
  newPasswordMachine,
  type PasswordToSet,
} from '../../machines/newPassword/newPasswordMachine.ts';
import { dataOf } from './dataOf.ts';
import { tokenReader, watchLink } from './linkFragment.ts';
import { session as pageSession, type SessionActor } from './session.ts';

const noLink = httpError({ status: 404, code: 'link_unknown' });

async function checkLink(client: ApiClient, token: string | null, signal: AbortSignal): Promise<CheckedLink> {
  if (token === null) return Promise.reject(noLink);
  const { standard } = retryPresets;
  const reply = await withRetry(() => checkPasswordLink(client, token, signal), standard, { signal });
  const { data } = await dataOf(reply);
  return { token, purpose: data.data.purpose };
}

async function openContactLink(
  client: ApiClient,
  token: string | null,
  signal: AbortSignal,
): Promise<OpenContactLink> {
  if (token === null) return Promise.reject(noLink);
  const call = () => checkContactLink(client, { token }, signal);
  const { data } = await dataOf(await withRetry(call, retryPresets.standard, { signal }));
  return { ...data.data, token };
}

/** @param base the address of the API */
export function createRecoveryFlows(base: string, session: SessionActor) {
  const client = createClient({ base });
  const readToken = tokenReader();
  const readContactToken = tokenReader();
  return {
    forgotPassword: forgotPasswordMachine.provide({
      actors: {
        askForLink: fromPromise<ForgotAnswer, { civil_id: string }>(async ({ input, signal }) => {
          const asked = { civil_id: canonicalCivilId(input.civil_id) };
          const call = () => requestPasswordLink(client, asked, signal);
          const { data } = await dataOf(await withRetry(call, retryPresets.once, { signal }));
          return { message: data.message || null };
        }),
      },
    }),
    contactLink: contactLinkMachine.provide({
      actors: {
        checkLink: fromPromise<OpenContactLink>(({ signal }) =>
          openContactLink(client, readContactToken(), signal),
        ),
        useLink: fromPromise<UsedContactLink, { token: string }>(async ({ input, signal }) => {
          const call = () => followContactLink(client, input, signal);
          const { data } = await dataOf(await withRetry(call, retryPresets.once, { signal }));
          return data.data;
        }),
        watchLink,
      },
      actions: { endSession: () => session.send({ type: 'password.changed' }) },
    }),
    newPassword: newPasswordMachine.provide({
      actors: {
        checkLink: fromPromise<CheckedLink>(({ signal }) => checkLink(client, readToken(), signal)),
        setPassword: fromPromise<unknown, PasswordToSet>(async ({ input, signal }) =>
          dataOf(await withRetry(() => resetPassword(client, input, signal), retryPresets.once, { signal })),
        ),
        watchLink,
      },
      actions: {
        endSession: () => session.send({ type: 'password.changed' }),
      },
    }),
  };
}

export const recoveryFlows = createRecoveryFlows(apiBase(), pageSession);
