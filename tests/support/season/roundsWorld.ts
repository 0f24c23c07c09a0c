import type { StaffGroup, StaffRound, StaffRounds } from '../../../domain/staff/staffContract.ts';
import { layCompetitions } from '../catalogue/layCompetitions.ts';
import { read, type Person, type StaffWorld } from '../staff/staffWorld.ts';
import { newId } from '../../../server/platform/ids.ts';

export const HOUR = 3_600_000;
export const DAY = 24 * HOUR;

type Edit = Record<string, unknown>;

/** A competition of an organisation, and the calls about its rounds as an owner makes them. */
export async function roundsOf(
  world: StaffWorld,
  owner: Person & { organisation: string },
  name = 'Singing',
) {
  const [competition] = (await layCompetitions(world, owner.organisation, [name])) as [string];
  const base = `/organisation/${owner.organisation}/competition/${competition}`;
  const ask = (path: string, method = 'GET', body?: Edit, node = world) =>
    node.ask(`${base}/${path}`, { method, browser: owner.browser, ...(body && { body }) });
  const roundBody = (edit: Edit = {}) => ({
    id: newId(),
    name_ar: 'الأولى',
    name_en: 'First',
    judges_percent: 40,
    starts_at: null,
    ends_at: null,
    ...edit,
  });
  const groupBody = (opens_at: number, closes_at = opens_at + DAY) => ({
    id: newId(),
    name_ar: 'مجموعة',
    name_en: 'Group',
    opens_at,
    closes_at,
  });
  const askGroup = (round: StaffRound, opens: number, closes?: number) =>
    ask(`round/${round.id}/group`, 'POST', groupBody(opens, closes));
  return {
    competition,
    ask,
    list: async () => read<StaffRounds>(await ask('round')),
    makeRound: async (edit?: Edit) => read<StaffRound>(await ask('round', 'POST', roundBody(edit))),
    changeRound: (round: StaffRound, edit: Edit) =>
      ask(`round/${round.id}`, 'PATCH', { ...roundBody(), ...round, ...edit }),
    askGroup,
    makeGroup: async (round: StaffRound, opens: number, closes?: number) =>
      read<StaffGroup>(await askGroup(round, opens, closes)),
    changeGroup: (group: StaffGroup, edit: Edit, node = world) =>
      ask(`group/${group.id}`, 'PATCH', { ...group, ...edit }, node),
  };
}

/** Stores an approved entry with a code in a group. @returns its id */
export async function layEntry(
  { beside: db }: StaffWorld,
  competition_id: string,
  code: string | null,
  place: { round: StaffRound; group: StaffGroup } | null,
): Promise<string> {
  const id = newId();
  const user = { id, role: 'candidate', full_name: 'Muna', name_ar: null, name_en: null } as const;
  await db
    .insertInto('users')
    .values({ ...user, country_id: 1, image_url: null })
    .execute();
  const entry = { id, user_id: id, competition_id, status: 'approved', sms_code: code } as const;
  await db.insertInto('entries').values(entry).execute();
  if (place) {
    const row = { round_id: place.round.id, entry_id: id, group_id: place.group.id, evaluation: null };
    await db.insertInto('round_entries').values(row).execute();
  }
  return id;
}
