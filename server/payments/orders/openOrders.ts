import { type SqlBool, sql } from 'kysely';

/**
 * Orders that wait for a payment: the condition of their index, word for word. With bound values SQLite would read all
 * orders.
 */
export const isOpenOrder = sql<SqlBool>`status IN ('created', 'pending_payment')`;
