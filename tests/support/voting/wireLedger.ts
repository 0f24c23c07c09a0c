import type { components } from '../../../openapi/schema.gen.ts';

/** A row of the public ledger, as the contract describes it. */
export type WireRow = components['schemas']['LedgerRow'];
export type WirePartList = components['schemas']['LedgerPartList'];
