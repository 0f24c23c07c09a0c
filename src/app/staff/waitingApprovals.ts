/** How many acts wait for a person's approval, for the navigation. */
import { retryPresets } from '../../../domain/retryPolicy.ts';
import type { ApprovalList } from '../../../domain/staff/staffContract.ts';
import { listApprovals } from '../../api/staff/calls/approvals.ts';
import type { StaffClient } from '../../api/staff/staffClient.ts';
import { withRetry } from '../../api/withRetry.ts';
import { whenShown } from '../flows/whenShown.ts';

export type WaitingApprovals = {
  /** 0 while it is not known. */
  current: () => number;
  /** Counts now and whenever the person looks at the page again. @returns what ends it */
  watch: (onChange: () => void) => () => void;
  /** Counts in a list that was loaded elsewhere. */
  note: (list: ApprovalList) => void;
};

export function createWaitingApprovals(client: StaffClient, organisation: string): WaitingApprovals {
  const watchers = new Set<() => void>();
  let waiting = 0;
  const note = ({ data }: ApprovalList) => {
    waiting = data.filter(({ may_decide }) => may_decide).length;
    for (const onChange of watchers) onChange();
  };
  return {
    current: () => waiting,
    note,
    watch: (onChange) => {
      watchers.add(onChange);
      const leaving = new AbortController();
      const { signal } = leaving;
      const count = async () => {
        const outcome = await withRetry(
          () => listApprovals(client, organisation, signal),
          retryPresets.standard,
          {
            signal,
          },
        );
        // A failure keeps the last number: the page of the approvals says why it cannot load.
        if (outcome.ok && !signal.aborted) note(outcome.data);
      };
      void count();
      const unwatch = whenShown(() => void count());
      return () => {
        watchers.delete(onChange);
        waiting = 0;
        leaving.abort();
        unwatch();
      };
    },
  };
}
