/** The filters of a list, a text each; empty where nothing is filtered. */
export type Filters = Readonly<Record<string, string>>;

/** Whether two filters of one list give the same rows. */
export const areSameFilters = <Chosen extends Filters>(one: Chosen, other: Chosen): boolean =>
  Object.keys(one).every((name) => one[name] === other[name]);

/** Whether any filter is set. */
export const isFiltered = (filters: Filters): boolean => Object.values(filters).some((text) => text !== '');
