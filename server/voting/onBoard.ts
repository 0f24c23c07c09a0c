/** Which vote a board shows: pure choices among rounds, or among boards. */

/** Windows in UTC ms; `closes_at` is exclusive. */
type Windows = { groups: readonly { opens_at: number; closes_at: number }[] };

/** The first opening of all windows (UTC ms); Infinity without windows. */
export const firstOpening = ({ groups }: Windows): number =>
  Math.min(...groups.map((group) => group.opens_at));

/** The last close of all windows (UTC ms); -Infinity without windows. */
export const lastClose = ({ groups }: Windows): number => Math.max(...groups.map((group) => group.closes_at));

/** Whether `now` (UTC ms) lies between the first opening and the last close, pauses between windows included. */
export const isRunning = (vote: Windows, now: number): boolean =>
  firstOpening(vote) <= now && now < lastClose(vote);

type Place = { kind: number; at: number };

/**
 * Of votes with windows, the one to show at `now` (UTC ms): of those with an open window the one that opened
 * first, else the next to open, else the last to close. Ties go to the lower id. Undefined without windows.
 */
export function firstOnBoard<Vote extends Windows>(
  votes: readonly Vote[],
  now: number,
  idOf: (vote: Vote) => string,
): Vote | undefined {
  return votes
    .filter(({ groups }) => groups.length > 0)
    .map((vote) => ({ vote, id: idOf(vote), ...placeOf(vote, now) }))
    .toSorted((a, b) => a.kind - b.kind || a.at - b.at || (a.id < b.id ? -1 : 1))[0]?.vote;
}

function placeOf(vote: Windows, now: number): Place {
  if (vote.groups.some((group) => group.opens_at <= now && now < group.closes_at))
    return { kind: 0, at: firstOpening(vote) };
  const ahead = vote.groups.filter((group) => group.opens_at > now);
  return ahead.length > 0
    ? { kind: 1, at: firstOpening({ groups: ahead }) }
    : { kind: 2, at: -lastClose(vote) };
}

/**
 * The next instant (UTC ms) after `now` at which `firstOnBoard` may choose another vote; Infinity if time alone
 * changes nothing any more.
 */
export function nextEdge(votes: readonly Windows[], now: number): number {
  const edges = votes.flatMap(({ groups }) => groups.flatMap((group) => [group.opens_at, group.closes_at]));
  return Math.min(...edges.filter((edge) => edge > now));
}
