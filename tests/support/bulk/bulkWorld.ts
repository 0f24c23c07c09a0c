import type {
  BulkDesk,
  BulkJob,
  BulkJobReport,
  BulkPreview,
  BulkWanted,
} from '../../../domain/staff/staffContract.ts';
import { newId } from '../../../server/platform/ids.ts';
import { DAY, roundsOf } from '../season/roundsWorld.ts';
import { read, type Person, type StaffWorld } from '../staff/staffWorld.ts';

/** Rows of one statement, whose values are limited. */
const AT_ONCE = 100;

/** A competition with approved entries and a round of two groups, and the calls about acts on many entries. */
export async function bulkOf(
  world: StaffWorld,
  owner: Person & { organisation: string },
  { entries = 0, opens = world.clock.now() + 30 * DAY }: { entries?: number; opens?: number } = {},
) {
  const rounds = await roundsOf(world, owner);
  const { ask, competition } = rounds;
  const round = await rounds.makeRound();
  const groups = [await rounds.makeGroup(round, opens), await rounds.makeGroup(round, opens + DAY)];
  const wanted = (edit: Partial<BulkWanted> = {}): BulkWanted => ({
    act: 'place',
    round: round.id,
    groups: groups.map(({ id }) => id),
    status: null,
    search: '',
    from: null,
    ...edit,
  });
  const preview = async (edit?: Partial<BulkWanted>) =>
    read<BulkPreview>(await ask('bulk/preview', 'POST', wanted(edit)));
  const askStart = ({ hash }: BulkPreview, edit?: Partial<BulkWanted>, id = newId()) =>
    ask('bulk', 'POST', { id, hash, wanted: wanted(edit) });
  return {
    ...rounds,
    round,
    groups,
    entries: await layEntries(world, competition, entries),
    wanted,
    preview,
    askStart,
    start: async (edit?: Partial<BulkWanted>) => read<BulkJob>(await askStart(await preview(edit), edit)),
    desk: async () => read<BulkDesk>(await ask('bulk')),
    report: async ({ id }: Pick<BulkJob, 'id'>) => read<BulkJobReport>(await ask(`bulk/${id}`)),
    change: async ({ id }: Pick<BulkJob, 'id'>, act: 'stop' | 'resume') =>
      read<BulkJob>(await ask(`bulk/${id}/${act}`, 'POST')),
    /** Group number and code of each entry of a round, by registration. */
    places: (ofRound = round.id) => readPlaces(world, competition, ofRound),
  };
}

/** Stores approved entries of candidates of their own, one registered after the other. @returns their ids */
export async function layEntries(
  { beside }: StaffWorld,
  competition: string,
  count: number,
): Promise<string[]> {
  const ids = Array.from({ length: count }, newId);
  const laid = ids.map((id, index) => {
    const user = {
      id,
      full_name: `Muna ${index + 1}`,
      role: 'candidate',
      name_ar: null,
      name_en: null,
    } as const;
    const entry = { id, user_id: id, competition_id: competition, status: 'approved' } as const;
    return { user: { ...user, country_id: 1, image_url: null }, entry: { ...entry, created_at: index } };
  });
  for (let from = 0; from < count; from += AT_ONCE) {
    const some = laid.slice(from, from + AT_ONCE);
    await beside
      .insertInto('users')
      .values(some.map(({ user }) => user))
      .execute();
    await beside
      .insertInto('entries')
      .values(some.map(({ entry }) => entry))
      .execute();
  }
  return ids;
}

async function readPlaces({ server }: StaffWorld, competition: string, round: string): Promise<string[]> {
  const rows = await server.store.database
    .selectFrom('entries')
    .leftJoin('round_entries', (join) =>
      join.onRef('round_entries.entry_id', '=', 'entries.id').on('round_entries.round_id', '=', round),
    )
    .leftJoin('voting_groups', 'voting_groups.id', 'round_entries.group_id')
    .where('entries.competition_id', '=', competition)
    .orderBy('entries.created_at')
    .select(['voting_groups.number', 'entries.sms_code'])
    .execute();
  return rows.map(({ number, sms_code }) => (number === null ? '-' : `${number}:${sms_code}`));
}
