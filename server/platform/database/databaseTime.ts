import { sql } from 'kysely';

/** An SQL expression for the time of PostgreSQL (UTC ms), so that nodes agree. */
export const databaseTime = sql<number>`cast(extract(epoch from clock_timestamp()) * 1000 as bigint)`;
