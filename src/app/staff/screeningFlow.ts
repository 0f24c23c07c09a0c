/** Real effects of the queue of screeners. */
import { type AnyEventObject, fromCallback, fromPromise } from 'xstate';
import { claimEntry } from '../../api/staff/calls/screening.ts';
import type { StaffClient } from '../../api/staff/staffClient.ts';
import { screeningQueueMachine } from '../../machines/screeningQueue/screeningQueueMachine.ts';
import type {
  Screened,
  ScreeningAnswer,
  ScreeningCall,
} from '../../machines/screeningQueue/screeningQueueTypes.ts';
import { goToSignIn } from './goToSignIn.ts';
import { fillDesk, sendScreening, takeAgain } from './screeningCalls.ts';

/** How often (ms) the page renews the claims of the entries on the desk: well before they end. */
const RENEWAL_MS = 2 * 60_000;

export const createScreeningFlow = (client: StaffClient, organisation: string) =>
  screeningQueueMachine.provide({
    actors: {
      openDesk: fromPromise<Screened, { competition: string | null }>(({ input, signal }) =>
        fillDesk({ client, organisation, signal }, { item: null, next: null, ...input }),
      ),
      send: fromPromise<ScreeningAnswer, ScreeningCall>(({ input, signal }) =>
        sendScreening({ client, organisation, signal }, input),
      ),
      keepClaims: fromCallback<AnyEventObject, { entries: string[] }>(({ input, sendBack, receive }) => {
        const { entries } = input;
        const controller = new AbortController();
        const timer = setInterval(() => void renew(), RENEWAL_MS);
        async function renew(): Promise<void> {
          const body = { keep: entries, want: false };
          const renewed = await claimEntry(client, organisation, body, controller.signal);
          if (renewed.ok && renewed.data.kept.length < entries.length) sendBack({ type: 'claim.lost' });
        }
        receive(() => void renewLinks());
        async function renewLinks(): Promise<void> {
          const world = { client, organisation, signal: controller.signal };
          const item = await takeAgain(world, entries).catch(() => null);
          if (!controller.signal.aborted)
            sendBack(item ? { type: 'item.renewed', item } : { type: 'claim.lost' });
        }
        return () => {
          clearInterval(timer);
          controller.abort();
        };
      }),
    },
    actions: { endSession: goToSignIn },
  });
