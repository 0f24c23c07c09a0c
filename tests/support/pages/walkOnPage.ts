/** Walks the paths of a flow on its page: sends gestures and replies, and checks the visible words. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { type Language, languages } from '../../../src/i18n/language.ts';
import type { Flow } from '../../flows/flow.ts';
import { pagePaths } from '../../flows/flowPaths.ts';
import { wordsIn } from '../../flows/wordsIn.ts';
import { restingIn, restingStates } from '../models/machineNames.ts';
import type { ModelPath } from '../models/model.ts';
import { coverageOf } from '../models/modelCoverage.ts';
import { replayOnPage } from './pageRehearsal.ts';
import { saidOnPage, unsaid } from './saidOnPage.ts';

export type Walked<Page> = { snapshot: AnyMachineSnapshot; page: Page; language: Language };

type Acting = { happen: (event: AnyEventObject) => Promise<void> };

type PageOf<Page> = {
  /** Renders the page, and returns how to cause events on it. */
  open: (language: Language, path: ModelPath) => Promise<Page>;
  /** What each resting state must show, besides the labels that the flow's words quote. */
  looks: Readonly<Record<string, (seen: Walked<NoInfer<Page>>) => void>>;
  /** What every state must show. */
  also?: (seen: Walked<NoInfer<Page>>) => void;
};

/** Tests that a page shows something in each state of its machine, and walks every path on it in both languages. */
export function walkOnPage<Page extends Acting>(flow: Flow, { open, looks, also }: PageOf<Page>): void {
  const paths = pagePaths(flow);
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  describe(`the page of ${flow.name}`, () => {
    it('has something to show for every state in which its machine can rest', () => {
      expect(Object.keys(looks).toSorted()).toEqual(restingStates(flow.machine).toSorted());
    });

    it('lets its paths reach every state and take every transition but those that it never offers', () => {
      const { states, transitions } = coverageOf(flow.machine, paths, flow.input);
      const { unreached, unoffered = [] } = flow;
      expect([states.missed, transitions.missed.toSorted()]).toEqual([
        unreached?.states ?? [],
        [...(unreached?.transitions ?? []), ...unoffered].toSorted(),
      ]);
    });
  });

  describe.each(languages)(`paths through the page of ${flow.name}, in %s`, (language) => {
    it.each(paths.map((path) => [path.description, path] as const))('%s', async (_, path) => {
      const page = await open(language, path);
      const looked = await replayOnPage(
        path,
        (event) => page.happen(event),
        ({ state: snapshot }) => {
          const seen = { snapshot, page, language };
          for (const name of restingIn(snapshot)) looks[name]!(seen);
          also?.(seen);
          expect(unsaid(flow, snapshot, wordsIn(language), saidOnPage())).toEqual([]);
        },
      );
      expect(looked).toBe(path.steps.length);
    });
  });
}
