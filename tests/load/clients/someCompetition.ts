import type { Competition, Event } from '../../../domain/contract.ts';
import { registrationStateAt } from '../../../domain/registration.ts';

/** A competition of a running server: one with open registration if there is one, else the first. */
export async function someCompetition(origin: string): Promise<Competition> {
  const read = async (path: string) => (await fetch(`${origin}/api${path}`)).json();
  const { data: events } = (await read('/event')) as { data: Event[] };
  const lists = await Promise.all(
    events.map(async ({ id }) => ((await read(`/competition/${id}`)) as { data: Competition[] }).data),
  );
  const all = lists.flat();
  const found = all.find((each) => registrationStateAt(each, Date.now()) === 'open') ?? all[0];
  if (!found) throw new Error('there is no competition');
  return found;
}
