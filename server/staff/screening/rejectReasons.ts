import type { BilingualReason } from '../../../domain/staff/staffContract.ts';
import ar from '../../../locales/ar/screeningReasons.json' with { type: 'json' };
import en from '../../../locales/en/screeningReasons.json' with { type: 'json' };

/** The usual reasons to reject an entry, in the order of their keys. */
export const rejectReasons: BilingualReason[] = (Object.keys(ar) as (keyof typeof ar)[]).map((key) => ({
  ar: ar[key],
  en: en[key],
}));
