import { laterPart } from '../../../parts/laterPart.ts';
import type { VotingEffectsProps } from './votingEffects.tsx';

/** What a page of the vote does besides showing it. Loads once the page is there. */
export const VotingLife = laterPart<VotingEffectsProps>(() => import('./votingEffects.tsx'));
