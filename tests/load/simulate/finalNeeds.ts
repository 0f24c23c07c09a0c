/** A final at its peak. Every open page that does not stream polls once a second. */
export type Final = {
  votesPerSecond: number;
  openPages: number;
  pageOpensPerSecond: number;
  /** How long the machines run for it. */
  hours: number;
};

/** What `npm run simulate -- costs` and the proof `audience` measured; processor time in microseconds. */
export type Costs = {
  nodeUsPerVote: number;
  databaseUsPerVote: number;
  nodeUsPerOriginCall: number;
  originCallsPerSecondOfCache: number;
  callsPerPoll: number;
  bytesPerPoll: number;
  /** A page with all its files, for a browser that has none of them. */
  callsPerFirstOpen: number;
  bytesPerFirstOpen: number;
  /** The document alone, for a browser that has the files. */
  bytesPerDocument: number;
};

/** What nobody measured here. Prices in US dollars. */
export type Assumed = {
  /** The share of a processor that is planned for work; the rest is for bursts and lost machines. */
  busyShare: number;
  /** How many cores one process uses; its main thread is the limit. */
  coresPerNode: number;
  /** Places of the CDN that ask the nodes on their own. */
  caches: number;
  /** The share of page opens by browsers that have none of the files. */
  firstOpenShare: number;
  /** The mean of the evening as a share of its peak. */
  meanShare: number;
  dollarsPerCoreHour: number;
  dollarsPerGigabyte: number;
  dollarsPerMillionCalls: number;
};

export type Needs = {
  nodes: number;
  databaseCores: number;
  originCallsPerSecond: number;
  edgeCallsPerSecond: number;
  edgeGigabitsPerSecond: number;
  dollars: number;
};

/** Nodes take over from one another, so one is never enough. */
const LEAST_NODES = 2;
/** The database has a standby of the same size. */
const DATABASES = 2;

/** What a final needs, by the formula of docs/scale.md. */
export function finalNeeds(final: Final, costs: Costs, assumed: Assumed): Needs {
  const cores = (callsPerSecond: number, usPerCall: number) =>
    (callsPerSecond * usPerCall) / 1e6 / assumed.busyShare;
  const originCallsPerSecond = assumed.caches * costs.originCallsPerSecondOfCache;
  const nodeCores =
    cores(final.votesPerSecond, costs.nodeUsPerVote) + cores(originCallsPerSecond, costs.nodeUsPerOriginCall);
  const nodes = Math.max(LEAST_NODES, Math.ceil(nodeCores / assumed.coresPerNode));
  const databaseCores = Math.ceil(cores(final.votesPerSecond, costs.databaseUsPerVote));
  const perPageOpen = (first: number, other: number) =>
    assumed.firstOpenShare * first + (1 - assumed.firstOpenShare) * other;
  const edgeCallsPerSecond =
    final.openPages * costs.callsPerPoll + final.pageOpensPerSecond * perPageOpen(costs.callsPerFirstOpen, 1);
  const edgeBytesPerSecond =
    final.openPages * costs.bytesPerPoll +
    final.pageOpensPerSecond * perPageOpen(costs.bytesPerFirstOpen, costs.bytesPerDocument);
  const meanSeconds = final.hours * 3_600 * assumed.meanShare;
  const dollars =
    final.hours * (nodes * assumed.coresPerNode + DATABASES * databaseCores) * assumed.dollarsPerCoreHour +
    ((meanSeconds * edgeBytesPerSecond) / 1e9) * assumed.dollarsPerGigabyte +
    ((meanSeconds * edgeCallsPerSecond) / 1e6) * assumed.dollarsPerMillionCalls;
  return {
    nodes,
    databaseCores,
    originCallsPerSecond,
    edgeCallsPerSecond,
    edgeGigabitsPerSecond: (edgeBytesPerSecond * 8) / 1e9,
    dollars,
  };
}
