import type { Outcome } from '../../api/unwrap.ts';
import { changeCode, placeEntries, setMembers } from '../../api/staff/calls/members.ts';
import type { CompetitionPlace } from '../../api/staff/calls/rounds.ts';
import type { StaffClient } from '../../api/staff/staffClient.ts';
import type { MembersSaved, MembersWork } from '../../machines/groupMembers/groupMembersTypes.ts';
import { newId } from './newId.ts';

/** Sends a change of the members of a round. @param place with the id of the round */
export function sendWork(
  client: StaffClient,
  place: CompetitionPlace & { id: string },
  work: MembersWork,
  signal: AbortSignal,
): Promise<Outcome<MembersSaved>> {
  if (work.kind === 'place') {
    const { way, which, seen } = work;
    return placeEntries(client, place, { id: newId(), way, which, seen }, signal);
  }
  const group = { ...place, id: work.group };
  if (work.kind === 'set')
    return setMembers(client, group, { seen: work.seen, entries: work.entries }, signal);
  const { version, entry, code } = work;
  return changeCode(client, group, { version, entry, code }, signal);
}
