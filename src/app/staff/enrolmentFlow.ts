/** Real effects of a setup, an invitation and a reset. */
import { navigate } from 'wouter/use-browser-location';
import { fromPromise } from 'xstate';
import { toLatinDigits } from '../../../domain/digits.ts';
import { httpError } from '../../../domain/errors.ts';
import { retryPresets } from '../../../domain/retryPolicy.ts';
import { staffPaths } from '../../../domain/staff/staffPaths.ts';
import { checkInvitation, checkReset, checkSetup } from '../../api/staff/calls/checkStaffLink.ts';
import { acceptInvitation, completeReset, setUp } from '../../api/staff/calls/enrol.ts';
import { createStaffClient, type StaffClient } from '../../api/staff/staffClient.ts';
import { withRetry } from '../../api/withRetry.ts';
import type { EnrolmentLink } from '../../machines/staffEnrolment/enrolmentForm.ts';
import {
  type PersonToEnrol,
  staffEnrolmentMachine,
} from '../../machines/staffEnrolment/staffEnrolmentMachine.ts';
import { dataOf } from '../flows/dataOf.ts';
import { tokenReader, watchLink } from '../flows/linkFragment.ts';

const noLink = httpError({ status: 404, code: 'link_unknown' });

export function createEnrolmentFlow(client: StaffClient, kind: EnrolmentLink['kind']) {
  const readToken = tokenReader();
  return staffEnrolmentMachine.provide({
    actors: {
      checkLink: fromPromise<EnrolmentLink>(({ signal }) => checkLink(client, kind, readToken(), signal)),
      enrol: fromPromise<readonly string[], PersonToEnrol>(async ({ input, signal }) => {
        const call = () => enrol(client, input, signal);
        return (await dataOf(await withRetry(call, retryPresets.once, { signal }))).recovery_codes;
      }),
      watchLink,
    },
    actions: {
      print: () => window.print(),
      goOn: () => navigate(staffPaths.overview, { replace: true }),
    },
  });
}

async function checkLink(
  client: StaffClient,
  kind: EnrolmentLink['kind'],
  token: string | null,
  signal: AbortSignal,
): Promise<EnrolmentLink> {
  if (token === null) return Promise.reject(noLink);
  const { standard } = retryPresets;
  if (kind === 'setup') {
    const link = await withRetry(() => checkSetup(client, { token }, signal), standard, { signal });
    return { kind, token, ...(await dataOf(link)) };
  }
  if (kind === 'reset') {
    const link = await withRetry(() => checkReset(client, { token }, signal), standard, { signal });
    return { kind, token, ...(await dataOf(link)) };
  }
  const link = await withRetry(() => checkInvitation(client, { token }, signal), standard, { signal });
  return { kind, token, ...(await dataOf(link)) };
}

function enrol(client: StaffClient, { link, values }: PersonToEnrol, signal: AbortSignal) {
  const { name, password, email, organisation_ar, organisation_en } = values;
  const proof = { token: link.token, password, code: toLatinDigits(values.code).trim() };
  if (link.kind === 'reset') return completeReset(client, proof, signal);
  const person = { ...proof, name };
  if (link.kind === 'invitation') return acceptInvitation(client, person, signal);
  return setUp(client, { ...person, email, organisation_ar, organisation_en }, signal);
}

const client = createStaffClient();

/** By the path of the link. */
export const enrolmentFlows = {
  setup: createEnrolmentFlow(client, 'setup'),
  invitation: createEnrolmentFlow(client, 'invitation'),
  reset: createEnrolmentFlow(client, 'reset'),
};
