import { type ComponentType, type ReactNode, useState } from 'react';
import type { Participant } from '../../../domain/contract.ts';

/** Lists with more contestants than this have a search. */
const SEARCHED_ABOVE = 10;

/** What a list is searched for. */
export type Search = {
  finds: (contestant: Participant) => boolean;
  /** Shown where the search finds nobody. */
  none: ReactNode;
};

export type ListSearchProps = {
  /** The whole list. */
  participants: readonly Participant[];
  /** Undefined once nothing is searched for any more. */
  onSearch: (search: Search | undefined) => void;
};

/**
 * The search of a list of contestants: its field, where the list is long enough, and the contestants that it finds, in
 * the order of the list. The field is handed in, so that pages can load it later.
 * @param list the number of the group; another one is searched anew
 */
export function useListSearch(
  participants: readonly Participant[],
  Field: ComponentType<ListSearchProps> | undefined,
  list: number,
) {
  const [search, setSearch] = useState<Search>();
  return {
    search,
    found: search ? participants.filter(search.finds) : participants,
    field: Field && participants.length > SEARCHED_ABOVE && (
      <Field key={list} participants={participants} onSearch={setSearch} />
    ),
  };
}
