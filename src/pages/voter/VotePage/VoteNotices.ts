import { laterPart } from '../../../parts/laterPart.ts';
import type { VoteNoticeProps } from './VoteNotice.tsx';

/** Failures of the list or of live updates, above the list; nothing while all is well. Loads once the page is there. */
export const VoteNotices = laterPart<VoteNoticeProps>(() => import('./VoteNotice.tsx'));
