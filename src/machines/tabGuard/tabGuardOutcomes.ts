/** Outcomes of the tab guard, for path generation. */
import type { AnyEventObject } from 'xstate';
import { elapsed } from '../worldEvents.ts';
import type { TabGuardEvent } from './tabGuardMachine.ts';

const heard = (type: TabGuardEvent['type']): AnyEventObject => ({ type });

export const tabGuardOutcomes: readonly AnyEventObject[] = [
  heard('claim.granted'),
  heard('claim.refused'),
  heard('claim.lost'),
  heard('claim.taken'),
  heard('tab.returned'),
  heard('tab.shown'),
  heard('vote.requested'),
  heard('original.called'),
  heard('call.dismissed'),
  heard('close.requested'),
  heard('original.requested'),
  heard('retry.requested'),
  elapsed('checkLasts', 'tabGuard.checking'),
  elapsed('checkLasts', 'tabGuard.taking'),
  elapsed('callLasts', 'tabGuard.active.called'),
  elapsed('closeLasts', 'tabGuard.blocked.closing'),
  elapsed('checkLasts', 'tabGuard.blocked.asking'),
];
