import { useEffect, useRef } from 'react';
import type { AccessResetSnapshot } from '../../../machines/accessReset/accessResetMachine.ts';

/** Reloads a list after each start or withdrawal of a reset, whatever its outcome: that may be unknown. */
export function useReloadAfter(snapshot: AccessResetSnapshot, reload: () => void): void {
  const isWorking = snapshot.matches('starting') || snapshot.matches('withdrawing');
  const worked = useRef(false);
  useEffect(() => {
    if (worked.current && !isWorking) reload();
    worked.current = isWorking;
  }, [isWorking, reload]);
}
