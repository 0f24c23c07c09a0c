import { laterPart } from '../../../parts/laterPart.ts';
import type { RankedBarsProps } from './rankedBars.tsx';

/** The bars of the stage; nobody misses them in the first second. */
export const StageBars = laterPart<RankedBarsProps>(() => import('./rankedBars.tsx'));
