/**
 * Limits and intervals of the client monitor (specification section 9). `REQUEST_TIMEOUT_MS` is elsewhere.
 */

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;

/** A response slower than this (ms) is logged as a warning. */
export const SLOW_RESPONSE_MS = 5 * SECOND_MS;
/** A request without a reply for longer than this (ms) is logged as a warning. */
export const PENDING_REQUEST_WARNING_MS = 30 * SECOND_MS;
/** Share of failed calls to one endpoint above which the monitor warns. */
export const ENDPOINT_ERROR_RATE_WARNING = 0.1;
/** Requests a minute to one endpoint above which the monitor warns. */
export const ENDPOINT_REQUESTS_PER_MINUTE = 100;
/** Requests a minute above which the load is high. */
export const HIGH_LOAD_PER_MINUTE = 1_000;
/** The time, in milliseconds, over which requests are counted. */
export const RATE_WINDOW_MS = MINUTE_MS;

/** Most pending requests that the monitor tracks (decision D94). */
export const QUEUE_SIZE = 1_000;
/** Share of `QUEUE_SIZE` at which the monitor warns. */
export const QUEUE_WARNING = 0.8;
/** Share of `QUEUE_SIZE` above which the monitor is critical. */
export const QUEUE_CRITICAL = 0.9;
/** How often the monitor checks the number of pending requests, in milliseconds. */
export const QUEUE_CHECK_MS = 10 * SECOND_MS;

/** Average response time in milliseconds above which the monitor reports degraded service. */
export const DEGRADED_RESPONSE_MS = 3 * SECOND_MS;
/** Share of failed calls above which the monitor reports degraded service. */
export const DEGRADED_ERROR_RATE = 0.05;

/** How often the monitor drops metrics older than `METRIC_AGE_MS`, in milliseconds. */
export const CLEANUP_MS = MINUTE_MS;
/** Metrics older than this (ms) are dropped. */
export const METRIC_AGE_MS = 5 * MINUTE_MS;

/** Most entries that the local log keeps. */
export const LOG_STORE_SIZE = 1_000;
