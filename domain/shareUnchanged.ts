/**
 * A copy of `after` that reuses each part of `before` that is equal, so that comparing identity finds the
 * changes. Both are JSON data; array elements are compared by index.
 */
export function shareUnchanged<Data>(before: unknown, after: Data): Data {
  if (before === after) return after;
  if (Array.isArray(before) && Array.isArray(after)) {
    const shared = after.map((part, place) => shareUnchanged(before[place], part));
    const same = before.length === shared.length && shared.every((part, place) => part === before[place]);
    return (same ? before : shared) as Data;
  }
  if (!isRecord(before) || !isRecord(after)) return after;
  const names = Object.keys(after);
  const shared = Object.fromEntries(names.map((name) => [name, shareUnchanged(before[name], after[name])]));
  const same =
    Object.keys(before).length === names.length &&
    names.every((name) => name in before && shared[name] === before[name]);
  return (same ? before : shared) as Data;
}

const isRecord = (part: unknown): part is Record<string, unknown> =>
  typeof part === 'object' && part !== null && !Array.isArray(part);
