import { sql } from 'kysely';

/** A column of text inside an expression, so that no planner uses an index that begins with it. */
export const unindexed = (column: string) => sql<string>`${sql.ref(column)} || ''`;
