import { type AnyEventObject, fromCallback } from 'xstate';
import { nextRegistrationChange } from '../../../domain/registration.ts';
import type {
  ClockInput,
  CompetitionDetailsEvent,
} from '../../machines/competitionDetails/competitionDetailsTypes.ts';

const MINUTE_MS = 60_000;

/** Tells the server's time every minute, and at the very instant at which registration opens or closes. */
export const followRegistration = fromCallback<AnyEventObject, ClockInput>(({ input, sendBack }) => {
  const offset = input.now - Date.now();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    const now = Date.now() + offset;
    const change = nextRegistrationChange(input.details, now) ?? Infinity;
    timer = setTimeout(tick, Math.max(1, Math.min(MINUTE_MS, change - now)));
  };
  const tick = () => {
    const event: CompetitionDetailsEvent = { type: 'clock.ticked', now: Date.now() + offset };
    sendBack(event);
    wait();
  };
  wait();
  return () => clearTimeout(timer);
});
