/** Renders pages of the checkout with a machine that the test controls. */
import { fireEvent, screen } from '@testing-library/react';
import type { AnyEventObject } from 'xstate';
import { LiveRegions } from '../../../src/components/LiveRegions/LiveRegions.tsx';
import type { Order } from '../../../domain/contract.ts';
import type { Language } from '../../../src/i18n/language.ts';
import { checkoutMachine } from '../../../src/machines/checkout/checkoutMachine.ts';
import type { CheckoutPage, Recalled } from '../../../src/machines/checkout/checkoutTypes.ts';
import { voteRetryMachine } from '../../../src/machines/voteRetry/voteRetryMachine.ts';
import type { VoteToSend } from '../../../src/machines/voteRetry/voteRetryTries.ts';
import { checkoutFlow } from '../../flows/checkout/checkoutFlow.ts';
import { checkoutPageWords, type CheckoutPageWords } from './checkoutPageWords.ts';
import type { ModelPath } from '../models/model.ts';
import { PageRehearsal } from '../pages/pageRehearsal.ts';
import { renderInLanguage } from '../pages/renderInLanguage.tsx';
import { checkoutPages } from './StagedCheckoutPage.tsx';
// Load the lazy dialog before the tests, so that pages which show it need not wait for it.
import '../../../src/components/NoticeDialog/NoticeDialog.tsx';
import { media } from '../../../src/theme/media.ts';

/** Defines `matchMedia`, which jsdom lacks, for a screen of this width; no other query matches. */
function screenOf(width: 'narrow' | 'wide'): void {
  const ask = (question: string) => ({
    matches: width === 'wide' && question === media.lg,
    addEventListener: () => {},
    removeEventListener: () => {},
  });
  Object.assign(globalThis, { matchMedia: ask });
}

const GATEWAY = 'http://localhost:8082';

/**
 * The calls that the test answers. Retries of an order are no call: they report through an actor of their
 * own.
 */
const calls = checkoutFlow.calls.filter((name) => name !== 'voteRetry');

/**
 * Renders a page of the checkout.
 * @param tries runs the real retries with this wait (ms); without it the test decides how each try ends
 */
export function openCheckoutPage(
  language: Language,
  name: CheckoutPage,
  tries?: { pauseMs: number },
  width: 'narrow' | 'wide' = 'wide',
) {
  const checkout = new PageRehearsal(checkoutMachine, {
    calls,
    effects: tries ? checkoutFlow.effects.filter((effect) => effect !== 'sendAgain') : checkoutFlow.effects,
    ...(tries && {
      machines: (held) => ({
        voteRetry: voteRetryMachine.provide({
          actors: { castVote: held.actor<Order, VoteToSend>('castVote') },
          delays: { pause: tries.pauseMs },
        }),
      }),
    }),
  });
  const Page = checkoutPages[name];
  screenOf(width);
  const { switchTo } = renderInLanguage(
    language,
    <>
      <Page checkout={checkout.machine} />
      <LiveRegions />
    </>,
  );
  return { name, checkout, switchTo, words: checkoutPageWords[language] };
}

export type OpenCheckoutPage = ReturnType<typeof openCheckoutPage>;

/** The page on which a path begins, by what the machine recalls there; `votes` by default. */
export function pageOf({ steps }: ModelPath): CheckoutPage {
  const arrival = steps.find(({ event }) => event.type === 'xstate.done.actor.recallCheckout');
  return (arrival?.event['output'] as Recalled | undefined)?.page ?? 'votes';
}

export const cardFrame = ({ cardFrame: title }: CheckoutPageWords) =>
  screen.getByTitle<HTMLIFrameElement>(title);

/** Sends the page a message as the gateway's frame with the card fields does. */
export function hearFromCard(words: CheckoutPageWords, event: Record<string, unknown>): void {
  const { contentWindow: source } = cardFrame(words);
  const data = { source: 'sawt-fields', version: 1, ...event };
  window.dispatchEvent(new MessageEvent('message', { data, origin: GATEWAY, source }));
}

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const email = ({ email: name }: CheckoutPageWords) => screen.getByRole('textbox', { name });

/**
 * Makes an event of the checkout happen: by a click or input, by a message of the card fields, or by the
 * end of a call.
 */
export async function actOnCheckout(page: OpenCheckoutPage, event: AnyEventObject): Promise<void> {
  const { checkout, words } = page;
  if (event.type === 'xstate.done.actor.voteRetry') return await checkout.tell(event);
  return await checkout.happen(event, {
    'retry.requested': () => press(new RegExp(`^${words.retry}`)),
    'price.retried': () => press(words.retry),
    'next.requested': () => press(words.next),
    'sum.confirmed': () => press(words.sumRight),
    'sum.rejected': () => press(words.sumWrong),
    'votes.changed': ({ votes }) =>
      fireEvent.change(screen.getByRole('spinbutton'), { target: { value: votes } }),
    'contact.changed': ({ value }) => fireEvent.change(email(words), { target: { value } }),
    'contact.left': () => fireEvent.blur(email(words)),
    'contact.submitted': () => press(words.toCard),
    'contact.reopened': () => press(words.edit),
    'pay.requested': () => press(words.pay),
    'check.requested': () => press(words.check),
    'payment.reopened': () => press(words.reopen),
    'go.requested': () => press(words.goNow),
    'card.ready': () => hearFromCard(words, { event: 'ready' }),
    'card.changed': ({ complete }) => hearFromCard(words, { event: 'changed', complete }),
    'card.submitting': () => hearFromCard(words, { event: 'submitting' }),
    'card.challenged': () => hearFromCard(words, { event: 'challenge' }),
    'card.finished': ({ outcome }) => hearFromCard(words, { event: 'finished', outcome }),
  });
}
