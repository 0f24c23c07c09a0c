/** Tables for several nodes on one PostgreSQL, empty on SQLite; conventions as in `schema.ts`. */
export type NodeSchema = {
  board_versions: Omit<BoardVersionsTable, 'competition_id'>;
  competition_boards: BoardVersionsTable;
  leases: LeasesTable;
  places_version: PlacesVersionTable;
  request_limits: RequestLimitsTable;
  seen_votes: SeenVotesTable;
  shared_keys: SharedKeysTable;
};

/**
 * The latest versions of each competition's board. `board_versions` has those of releases with one board for
 * the installation (decision D222). `votes` is the delta as JSON, null if more than votes
 * changed. `view` is the whole board, stored where `votes` is null and every so many versions. `checked_at`
 * is when a node last found the version current.
 */
type BoardVersionsTable = {
  competition_id: string;
  number: number;
  version: string;
  at: number;
  votes: string | null;
  view: string | null;
  checked_at: number;
};

/**
 * Leases of work that one node does for all. The process `holder` has one `until` then (UTC ms, by
 * PostgreSQL's clock). `epoch` grows each time the lease is taken.
 */
type LeasesTable = { name: string; holder: string; until: number; epoch: number };

/** When a key of a rate limit rests (us, unlike every other instant). */
type RequestLimitsTable = { key: string; rests_at: number };

/**
 * One row: the version of everything that decides whether a vote counts. Triggers advance it. Only on PostgreSQL.
 */
type PlacesVersionTable = { id: number; version: number };

/** Stored votes (JSON) on their way to the node that looks for suspicious ones. */
type SeenVotesTable = { id: string; at: number; votes: string };

/** Fingerprints of the keys that all nodes must have. */
type SharedKeysTable = { name: string; fingerprint: string };
