import { type AnyEventObject, fromCallback } from 'xstate';
import { nextRegistrationChange } from '../../../domain/registration.ts';
import { readConfig } from '../../api/calls/readConfig.ts';
import { retryPresets } from '../../../domain/retryPolicy.ts';
import type { ApiClient } from '../../api/client.ts';
import { withRetry } from '../../api/withRetry.ts';
import type {
  ClockInput,
  CompetitionDetailsEvent,
} from '../../machines/competitionDetails/competitionDetailsMachine.ts';

const MINUTE_MS = 60_000;

/**
 * Sends the server's time every minute and exactly when registration opens or closes.
 * @param client reads the time once more, because a rendered page may be kept (decision D32); without it, the
 * time of the input counts
 */
export const followRegistration = (client?: ApiClient) =>
  fromCallback<AnyEventObject, ClockInput>(({ input, sendBack }) => {
    const leaving = new AbortController();
    let offset = input.now - Date.now();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = () => {
      const now = Date.now() + offset;
      const change = nextRegistrationChange(input.details, now) ?? Infinity;
      timer = setTimeout(tick, Math.max(1, Math.min(MINUTE_MS, change - now)));
    };
    const tick = () => {
      clearTimeout(timer);
      const event: CompetitionDetailsEvent = { type: 'clock.ticked', now: Date.now() + offset };
      sendBack(event);
      wait();
    };
    const setClock = async () => {
      const { signal } = leaving;
      if (!client) return;
      const config = await withRetry(() => readConfig(client, signal), retryPresets.once, { signal });
      if (leaving.signal.aborted || !config.ok) return;
      offset = config.data.server_time - Date.now();
      tick();
    };
    wait();
    void setClock();
    return () => {
      leaving.abort();
      clearTimeout(timer);
    };
  });
