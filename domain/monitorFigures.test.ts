import { expect, it } from 'vitest';
import { REQUEST_TIMEOUT_MS } from './delays.ts';
import * as figures from './monitorFigures.ts';

it('keeps every figure of the client monitor of section 9', () => {
  expect({ ...figures, REQUEST_TIMEOUT_MS }).toEqual({
    REQUEST_TIMEOUT_MS: 30_000,
    SLOW_RESPONSE_MS: 5_000,
    ENDPOINT_ERROR_RATE_WARNING: 0.1,
    ENDPOINT_REQUESTS_PER_MINUTE: 100,
    PENDING_REQUEST_WARNING_MS: 30_000,
    QUEUE_SIZE: 1_000,
    QUEUE_WARNING: 0.8,
    QUEUE_CHECK_MS: 10_000,
    QUEUE_CRITICAL: 0.9,
    DEGRADED_RESPONSE_MS: 3_000,
    DEGRADED_ERROR_RATE: 0.05,
    HIGH_LOAD_PER_MINUTE: 1_000,
    RATE_WINDOW_MS: 60_000,
    CLEANUP_MS: 60_000,
    METRIC_AGE_MS: 300_000,
    LOG_STORE_SIZE: 1_000,
  });
});
