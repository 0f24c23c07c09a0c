import type { DialectParts } from './dialectParts.ts';

/**
 * When each key of a rate limit rests (us). On SQLite the table stays empty, since the one process counts in
 * memory. No write-ahead log: after a crash every limit starts anew.
 */
export const requestLimitTables = ({ kind, integer, typed }: DialectParts): string[] => [
  `CREATE ${kind === 'postgres' ? 'UNLOGGED ' : ''}TABLE request_limits (
    key TEXT NOT NULL PRIMARY KEY,
    rests_at ${integer} NOT NULL
  ) ${kind === 'postgres' ? 'WITH (fillfactor = 50)' : typed}`,
  ...(kind === 'postgres' ? [takeRequest, giveBackRequest] : []),
];

/**
 * Charges a request to all keys, or to none if one of them refuses. Locks the keys in order, so that no two
 * requests wait for each other; the second statement sees what the holders of these locks have committed.
 */
const takeRequest = `CREATE FUNCTION take_request(
    keys text[], intervals bigint[], tolerances bigint[], at bigint
  ) RETURNS TABLE (key text, rests_at bigint, admitted boolean) LANGUAGE plpgsql AS $$
  #variable_conflict use_column
  BEGIN
    INSERT INTO request_limits AS known (key, rests_at)
      SELECT wanted, 0 FROM unnest(keys) AS wanted ORDER BY wanted
      ON CONFLICT (key) DO UPDATE SET rests_at = known.rests_at;
    RETURN QUERY
      WITH charges AS (
        SELECT charge.key, known.rests_at AS before, at + charge.tolerance AS most,
          least(greatest(at, known.rests_at), at + charge.tolerance) + charge.duration AS after
        FROM unnest(keys, intervals, tolerances) AS charge (key, duration, tolerance)
        JOIN request_limits AS known ON known.key = charge.key
      ), verdict AS (
        SELECT bool_and(after <= most) AS admitted FROM charges
      ), taken AS (
        UPDATE request_limits AS known SET rests_at = charges.after FROM charges, verdict
        WHERE known.key = charges.key AND verdict.admitted
      )
      SELECT charges.key, CASE WHEN verdict.admitted THEN charges.after ELSE charges.before END,
        verdict.admitted
      FROM charges, verdict;
  END $$`;

const giveBackRequest = `CREATE FUNCTION give_back_request(keys text[], intervals bigint[])
  RETURNS void LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM 1 FROM request_limits WHERE key = ANY(keys) ORDER BY key FOR UPDATE;
    UPDATE request_limits AS known SET rests_at = known.rests_at - charge.duration
      FROM unnest(keys, intervals) AS charge (key, duration) WHERE known.key = charge.key;
  END $$`;
