import type { CompetitionList, EventList } from '../../../domain/contract.ts';

/**
 * Finds the id of a competition on a running server, by its slug.
 * @param origin of the site
 */
export async function competitionAt(origin: string, slug: string): Promise<string> {
  const read = async <T>(path: string) => (await (await fetch(`${origin}/api${path}`)).json()) as T;
  for (const event of (await read<EventList>('/event')).data) {
    const { data } = await read<CompetitionList>(`/competition/${event.id}`);
    const found = data.find((each) => each.slug === slug);
    if (found) return found.id;
  }
  throw new Error(`there is no competition ${slug}`);
}
