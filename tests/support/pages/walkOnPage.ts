/** Tests a flow on its page, along all its paths: causes each event and checks the visible texts. */
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
  /** Renders the page, and returns how to make events happen on it. */
  open: (language: Language, path: ModelPath) => Promise<Page>;
  /**
   * For each resting state, a check of what the page shows, besides the labels that the flow's description
   * quotes.
   */
  looks: Readonly<Record<string, (seen: Walked<NoInfer<Page>>) => void>>;
  /** A check of what the page shows in every state. */
  also?: (seen: Walked<NoInfer<Page>>) => void;
};

/**
 * Tests that there is a check for each state of a page's machine, and follows every path on the page in
 * Arabic, and in English as many as show each state: words depend on the state, not on the way to it.
 */
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

  describe(`paths through the page of ${flow.name}`, () => {
    const walks = { ar: paths, en: pathsToEachState(paths) };
    const cases = languages.flatMap((language) =>
      walks[language].map((path) => [path.description, language, path] as const),
    );
    it.each(cases)('%s, in %s', async (_, language, path) => {
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

/** Those of the paths that reach a state first. */
function pathsToEachState(paths: readonly ModelPath[]): ModelPath[] {
  const reached = new Set<string>();
  return paths.filter(({ steps }) => {
    const before = reached.size;
    for (const name of steps.flatMap(({ state }) => restingIn(state))) reached.add(name);
    return reached.size > before;
  });
}
