import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LoginReply, ProfileUpdateReply } from '../../../../domain/contract.ts';
import { readBoard } from '../../../e2e/voting.ts';
import { formOf } from '../../../support/entries/entryForms.ts';
import { atMost, type Line } from '../../measures/benchLine.ts';
import type { NodePair } from './nodePair.ts';
import { textsTo, type SignedUp } from './signUps.ts';

const PASSWORD = 'Blue-kettle-9';
const portrait = join(import.meta.dirname, '../../../../artwork/portraits/p01.webp');

/** A profile picture saved at one node, and the portraits that one node made, must be at both nodes. */
export async function provePictures(pair: NodePair, [someone]: readonly SignedUp[]): Promise<Line[]> {
  if (!someone) throw new Error('nobody signed up');
  const avatar = await saveAvatar(pair, someone);
  const { participants } = (await readBoard(pair.second)).data;
  const portraits = [...new Set(participants.flatMap(({ user }) => user.image_url ?? []))];
  return [
    atMost('nodes without an avatar that was saved at one', await missing(pair, [avatar]), '', { floor: 0 }),
    atMost(`of ${portraits.length} portraits at both nodes, missing`, await missing(pair, portraits), '', {
      floor: 0,
    }),
  ];
}

/**
 * Saves a profile picture at the first node.
 * @returns its address
 */
async function saveAvatar(pair: NodePair, { civil_id, ...someone }: SignedUp): Promise<string> {
  const [text = ''] = textsTo(pair.carrier, [{ civil_id, ...someone }]);
  const token = /#(\S+)/.exec(text)?.[1];
  const site = `${pair.first.origin}/api`;
  await send(`${site}/reset-password`, json({ token, new_password: PASSWORD, confirm_password: PASSWORD }));
  const login = await send<LoginReply>(`${site}/login`, json({ civil_id, password: PASSWORD }));
  const picture = { name: 'me.webp', content: new Uint8Array(readFileSync(portrait)), type: 'image/webp' };
  const saved = await send<ProfileUpdateReply>(`${pair.first.adminOrigin}/profile/updateProfile`, {
    headers: { authorization: `Bearer ${login.data.token}` },
    body: formOf({}, { profile_image: picture }),
  });
  // The person has an entry, so the picture waits for approval.
  const address = saved.data.waiting.image_url?.value;
  if (!address) throw new Error('the picture was not saved');
  return address;
}

async function missing({ first, second }: NodePair, paths: readonly string[]): Promise<number> {
  const statuses = await Promise.all(
    [first, second].flatMap(({ origin }) => paths.map(async (path) => (await fetch(origin + path)).status)),
  );
  return statuses.filter((status) => status !== 200).length;
}

const json = (body: object): RequestInit => ({
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

async function send<Reply>(url: string, request: RequestInit): Promise<Reply> {
  const response = await fetch(url, { method: 'POST', ...request });
  if (!response.ok) throw new Error(`${url}: ${await response.text()}`);
  return (await response.json()) as Reply;
}
