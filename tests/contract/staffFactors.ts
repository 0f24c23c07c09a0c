import type { OfferedFactor, StaffFactors } from '../../domain/staff/staffContract.ts';
import type { fullDisk } from '../support/database/failingDisk.ts';
import type { provoking } from '../support/servers/contract.ts';
import { read, type AskedOfStaff, type Person, type StaffWorld } from '../support/staff/staffWorld.ts';
import { nobody } from './staffCalls.ts';

type Given = {
  world: StaffWorld;
  owner: Person;
  disk: ReturnType<typeof fullDisk>['disk'];
  violations: ReturnType<typeof provoking>['violations'];
};

/** Provokes every reply about what a person signs in with. @returns what violates the contract */
export async function answerFactors({ world, owner, disk, violations }: Given): Promise<string[]> {
  const found: string[] = [];
  const { browser } = owner;
  const ask = (path: string, asked: AskedOfStaff) => world.ask(path, { browser, ...asked });
  const offer = () => ask('/factor/offer', { method: 'POST' });
  const add = (code: string) => ask('/factor', { body: { code } });
  const remove = (id: string) => ask(`/factor/${id}`, { method: 'DELETE' });
  const renew = () => ask('/recovery-code', { method: 'POST' });
  const codeOffered = async () =>
    world.codeOf((await read<OfferedFactor>(await offer())).authenticator.secret);
  found.push(...(await violations('offerFactor', 200, await offer())));
  found.push(...(await violations('addFactor', 422, await add('1'))));
  const code = await codeOffered();
  disk.works = false;
  found.push(...(await violations('addFactor', 503, await add(code))));
  disk.works = true;
  found.push(...(await violations('addFactor', 204, await add(code))));
  await add(await codeOffered());
  found.push(...(await violations('offerFactor', 409, await offer())));
  found.push(...(await violations('addFactor', 409, await add('1'))));
  const list = await ask('/factor', {});
  const { authenticators } = (await list.clone().json()) as StaffFactors;
  found.push(...(await violations('listFactors', 200, list)));
  const [first, second, third] = authenticators.map(({ id }) => id);
  found.push(...(await violations('removeFactor', 400, await remove('1'))));
  found.push(...(await violations('removeFactor', 404, await remove(nobody))));
  disk.works = false;
  found.push(...(await violations('removeFactor', 503, await remove(third!))));
  found.push(...(await violations('renewRecoveryCodes', 503, await renew())));
  disk.works = true;
  found.push(...(await violations('removeFactor', 204, await remove(third!))));
  await remove(second!);
  found.push(...(await violations('removeFactor', 409, await remove(first!))));
  let renewed = await renew();
  found.push(...(await violations('renewRecoveryCodes', 201, renewed)));
  while (renewed.status !== 429) renewed = await renew();
  found.push(...(await violations('renewRecoveryCodes', 429, renewed)));
  found.push(...(await violations('addFactor', 429, await add('1'))));
  return found;
}
