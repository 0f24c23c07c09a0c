import type {
  RoundEntry,
  RoundMembers,
  StaffGroup,
  StaffRound,
} from '../../../domain/staff/staffContract.ts';
import { newId } from '../../../server/platform/ids.ts';
import { read, type Person, type StaffWorld } from '../staff/staffWorld.ts';
import { layEntry, roundsOf } from './roundsWorld.ts';

type Place = { way?: 'draw' | 'spread'; which?: 'unplaced' | 'all'; id?: string };

/** A competition with approved entries, and the calls about the members of its groups. */
export async function membersOf(
  world: StaffWorld,
  owner: Person & { organisation: string },
  { entries = 0, name = 'Singing' }: { entries?: number; name?: string } = {},
) {
  const rounds = await roundsOf(world, owner, name);
  const { ask, competition } = rounds;
  const laid: string[] = [];
  for (let each = 0; each < entries; each += 1) {
    laid.push(await layEntry(world, competition, null, null));
    await changeEntry(world, laid[each]!, { created_at: each });
  }
  const list = async (round: StaffRound, node = world) =>
    read<RoundMembers>(await ask(`round/${round.id}/member`, 'GET', undefined, node));
  const seen = (members: RoundMembers) => members.groups.map(({ id, version }) => ({ id, version }));
  return {
    ...rounds,
    entries: laid,
    list,
    seen,
    askSet: (group: Pick<StaffGroup, 'id'>, ids: readonly string[], members: RoundMembers, node = world) =>
      ask(`group/${group.id}/member`, 'PUT', { seen: seen(members), entries: ids }, node),
    askPlace: (members: RoundMembers, { way = 'draw', which = 'all', id = newId() }: Place = {}) =>
      ask(`round/${members.round.id}/placement`, 'POST', { id, way, which, seen: seen(members) }),
    askCode: (members: RoundMembers, entry: RoundEntry, code: string) => {
      const version = members.groups.find(({ id }) => id === entry.group)?.version ?? 1;
      return ask(`group/${entry.group}/code`, 'PUT', { version, entry: entry.id, code });
    },
  };
}

/** Changes rows of entries as other parts of the product do. */
export async function changeEntry(
  { beside }: StaffWorld,
  id: string,
  change: { status?: 'approved' | 'rejected'; withdrawn_at?: number; sms_code?: string; created_at?: number },
): Promise<void> {
  await beside.updateTable('entries').set(change).where('id', '=', id).execute();
}

/** The entries of each group with their codes, by the number of the group. */
export const placesOf = ({ groups, entries }: RoundMembers): Record<number, string[]> =>
  Object.fromEntries(
    groups.map(({ id, number }) => [
      number,
      entries
        .filter(({ group }) => group === id)
        .map(({ code }) => code ?? '-')
        .toSorted(),
    ]),
  );
