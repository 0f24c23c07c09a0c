/** What tests ask of the server with a passkey in software. */
import type {
  Approval,
  PasskeyOffer,
  PasskeyQuestion,
  PasskeySignature,
  StaffFactors,
} from '../../../domain/staff/staffContract.ts';
import { SoftPasskey, type Slip } from './softPasskey.ts';
import {
  adminOrigin,
  newStaffBrowser,
  read,
  type StaffBrowser,
  type StaffWorld,
} from '../staff/staffWorld.ts';

type Asker = { browser: StaffBrowser };

export const listPasskeys = async (world: StaffWorld, { browser }: Asker) =>
  (await read<StaffFactors>(await world.ask('/factor', { browser }))).passkeys;

export const offerPasskey = async (world: StaffWorld, { browser }: Asker) =>
  read<PasskeyOffer>(await world.ask('/passkey/offer', { method: 'POST', browser }));

/** Adds a passkey to a person whose session has stepped up. */
export async function addPasskey(
  world: StaffWorld,
  { browser }: Asker,
  name = 'Laptop',
): Promise<SoftPasskey> {
  const passkey = new SoftPasskey(adminOrigin);
  const body = passkey.make(await offerPasskey(world, { browser }), name);
  const added = await world.ask('/passkey', { body, browser });
  if (added.status !== 204) throw new Error(`${added.status}: ${await added.text()}`);
  return passkey;
}

export const askSignIn = async (world: StaffWorld) =>
  read<PasskeyQuestion>(await world.ask('/sign-in/passkey/question', { method: 'POST' }));

/** Asks a signed-in person for a signature. @param approval the hash of an act to approve */
export const askStepUp = async (world: StaffWorld, { browser }: Asker, approval: string | null = null) =>
  read<PasskeyQuestion>(await world.ask('/step-up/passkey/question', { body: { approval }, browser }));

export async function signInBy(
  world: StaffWorld,
  passkey: SoftPasskey,
  browser = newStaffBrowser(),
  slip: Slip = {},
): Promise<Response> {
  const body = passkey.sign(await askSignIn(world), slip);
  return world.ask('/sign-in/passkey', { body, browser });
}

export async function stepUpBy(
  world: StaffWorld,
  passkey: SoftPasskey,
  { browser }: Asker,
  slip: Slip = {},
): Promise<Response> {
  const body = passkey.sign(await askStepUp(world, { browser }), slip);
  return world.ask('/step-up/passkey', { body, browser });
}

/** Approves an act with a signature. @param path of the organisation */
export const approveBy = (
  world: StaffWorld,
  path: string,
  { id, hash }: Pick<Approval, 'id' | 'hash'>,
  signature: PasskeySignature,
  { browser }: Asker,
) => world.ask(`${path}/approval/${id}/approve-signed`, { body: { hash, ...signature }, browser });
