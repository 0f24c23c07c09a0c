import type { LimitName } from './limitSettings.ts';
import type { Rate } from './rate.ts';

/** What one request costs one key, such as a device or a network, of one limit. */
export type Charge = { limit: LimitName; key: string; rate: Rate };
