/**
 * Walks the paths of a flow on the site in a browser. The server answers, or the test in its place, and the
 * test controls time.
 */
import { expect, type Page, type Route } from '@playwright/test';
import type { AnyEventObject } from 'xstate';
import type { AppError } from '../../domain/errors.ts';
import { isRetryable } from '../../domain/retryPolicy.ts';
import { fileWords } from '../../scripts/paths/fileWords.ts';
import type { Language } from '../../src/i18n/language.ts';
import type { Flow } from '../flows/flow.ts';
import type { ModelPath } from '../support/models/model.ts';
import { saidOnPage, unsaid } from '../support/pages/saidOnPage.ts';

export type Walk = {
  flow: Flow;
  /** The pattern of the address of each call, by the call's name. */
  calls: Readonly<Record<string, string>>;
  /** How often the page retries a failed call by itself, where a retry may help. */
  retries?: number;
  /** Opens the start of the flow. */
  open: () => Promise<unknown>;
  /** How the visitor makes each gesture, by event type. */
  gestures: Readonly<Record<string, (event: AnyEventObject) => Promise<unknown>>>;
  /**
   * The body that replaces the server's reply to a call; undefined where the server itself answers as wanted.
   */
  answer?: (event: AnyEventObject) => object | undefined;
};

export async function walkInBrowser(page: Page, path: ModelPath, language: Language, walk: Walk) {
  const { flow, calls, gestures, answer } = walk;
  const words = fileWords(language);
  const held = await holdCalls(page, calls);
  // A page shows its loading state for a moment longer. Time may run if the machine has no delay that could
  // end.
  const isTimed = Object.keys(flow.machine.implementations.delays).length > 0;
  await page.clock.install();
  const happen = async (event: AnyEventObject): Promise<unknown> => {
    const [, kind = '', name = ''] =
      /^xstate\.(init|done\.actor|error\.actor|after)\.?([^.]*)/.exec(event.type) ?? [];
    if (kind === 'init') return walk.open();
    if (kind === 'after') return page.clock.runFor(flow.machine.implementations.delays[name] as number);
    if (kind === '') return gestures[event.type]!(event);
    let route = await held(name);
    // Stops the clock: the reply must wait until the test has seen the state.
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
    if (kind === 'error.actor') {
      const error = event['error'] as AppError;
      for (let left = isRetryable(error) ? (walk.retries ?? 0) : 0; left > 0; left -= 1) {
        await refuse(route, error);
        route = await whileTimeRuns(page, held(name));
      }
      return refuse(route, error);
    }
    const body = answer?.(event);
    return body ? route.fulfill({ json: body }) : route.continue();
  };
  for (const { event, state } of path.steps) {
    // oxlint-disable-next-line no-await-in-loop -- steps follow one another
    await happen(event);
    // oxlint-disable-next-line no-await-in-loop -- steps follow one another
    await expect
      .poll(
        async () => {
          if (!isTimed) await page.clock.runFor(100);
          return unsaid(flow, state, words, await page.evaluate(saidOnPage));
        },
        {
          message: `${event.type}, in ${JSON.stringify(state.value)}`,
          intervals: [50],
        },
      )
      .toEqual([]);
  }
}

/** Advances time second by second until the page makes the call. */
async function whileTimeRuns(page: Page, call: Promise<Route>): Promise<Route> {
  const second = () => page.clock.runFor(1_000).then(() => undefined);
  const made = await Promise.race([call, second()]);
  return made ?? whileTimeRuns(page, call);
}

/** Holds each call until the test answers it. @returns a function that waits for the next call of a name */
async function holdCalls(page: Page, calls: Walk['calls']): Promise<(name: string) => Promise<Route>> {
  const waiting = new Map<string, PromiseWithResolvers<Route>>();
  const next = (name: string) => {
    const call = waiting.get(name) ?? Promise.withResolvers<Route>();
    waiting.set(name, call);
    return call;
  };
  for (const [name, address] of Object.entries(calls)) {
    // oxlint-disable-next-line no-await-in-loop -- in the order of the calls, before the page opens
    await page.route(address, (route) => next(name).resolve(route));
  }
  return async (name) => {
    const route = await next(name).promise;
    waiting.delete(name);
    return route;
  };
}

/** Answers a call with an error, as the server or a cut network would. */
function refuse(route: Route, error: AppError): Promise<void> {
  if (error.kind === 'network' || error.kind === 'timeout') return route.abort('internetdisconnected');
  const { status, code = 'unprocessable' } = error;
  const message = 'message' in error ? error.message : undefined;
  const errors = error.kind === 'fieldErrors' ? error.fields : undefined;
  return route.fulfill({ status, json: { success: false, code, message, errors } });
}
