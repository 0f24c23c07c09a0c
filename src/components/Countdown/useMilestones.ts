import { useEffect, useRef } from 'react';
import { milestonePassed, type Milestone } from './milestones.ts';

/** Tells each milestone once, as it is passed; those already behind at the start stay untold. */
export function useMilestones(remainingMs: number, onMilestone: (milestone: Milestone) => void): void {
  const before = useRef(remainingMs);
  useEffect(() => {
    const milestone = milestonePassed(before.current, remainingMs);
    before.current = remainingMs;
    if (milestone) onMilestone(milestone);
  }, [remainingMs, onMilestone]);
}
