import type { CompetitionList, EventList } from '../../../domain/contract.ts';

/** The id of a competition of the demo season, by the slug of its English name. @param origin of a site */
export async function competitionAt(origin: string, slug: string): Promise<string> {
  const read = async <T>(path: string) => (await (await fetch(`${origin}/api${path}`)).json()) as T;
  for (const event of (await read<EventList>('/event')).data) {
    const { data } = await read<CompetitionList>(`/competition/${event.id}`);
    const found = data.find((each) => each.slug === slug);
    if (found) return found.id;
  }
  throw new Error(`there is no competition ${slug}`);
}
