import type { RecipientState } from '../../../../domain/staff/staffContract.ts';

/** In the order in which the pages list them. */
export const deliveryStates: readonly RecipientState[] = ['due', 'sent', 'failed', 'skipped', 'undone'];
