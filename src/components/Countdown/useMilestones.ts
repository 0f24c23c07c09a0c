import { useEffect, useRef } from 'react';
import { milestonePassed, type Milestone } from './milestones.ts';

/** Reports each milestone once, as it passes; not those already passed at the start. */
export function useMilestones(remainingMs: number, onMilestone: (milestone: Milestone) => void): void {
  const before = useRef(remainingMs);
  useEffect(() => {
    const milestone = milestonePassed(before.current, remainingMs);
    before.current = remainingMs;
    if (milestone) onMilestone(milestone);
  }, [remainingMs, onMilestone]);
}
