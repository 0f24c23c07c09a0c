/** Checks that every machine is in the catalogue, with words for testers in both languages. */
import { describe, expect, it } from 'vitest';
import { StateMachine } from 'xstate';
import { pageAt } from '../../domain/routes.ts';
import { staffPaths } from '../../domain/staff/staffPaths.ts';
import { languages } from '../../src/i18n/language.ts';
import { restingStates } from '../support/models/machineNames.ts';
import { checklistOf } from './checklist.ts';
import { diagramOf } from './diagram.ts';
import { machinePaths } from './flowPaths.ts';
import { flows } from './flows.ts';
import { wordsIn } from './wordsIn.ts';

const modules = import.meta.glob<Record<string, unknown>>(
  ['../../src/machines/*/*.ts', '!../../src/machines/*/*.{test,support}.ts'],
  { eager: true },
);

const catalogued = Object.fromEntries(
  Object.keys(import.meta.glob('./*/*Flow.ts')).map((file) => [file.split('/')[1]!, file]),
);

it('the catalogue holds every machine that there is', () => {
  const made = Object.values(modules)
    .flatMap((names) => Object.values(names))
    .filter((value) => value instanceof StateMachine)
    .map(({ id }) => id);
  const names = flows.map(({ name }) => name);
  expect(made.filter((id) => !names.includes(id))).toEqual([]);
  const folders = new Set(Object.keys(modules).map((file) => file.split('/').at(-2)!));
  expect([...folders].filter((folder) => !(folder in catalogued))).toEqual([]);
});

describe.each(flows.map((flow) => [flow.name, flow] as const))('%s', (_, flow) => {
  let found: ReturnType<typeof machinePaths> | undefined;
  /** Finding the paths takes longer than all that is tested of them. */
  const pathsOf = () => (found ??= machinePaths(flow));

  it('says what is visible in every state in which it can rest', () => {
    expect(Object.keys(flow.sights).toSorted()).toEqual(restingStates(flow.machine).toSorted());
  });

  it.each(languages)('has words for every event and state of its paths, in %s', (language) => {
    const { title, begin, paths } = checklistOf(flow, pathsOf(), language, wordsIn(language));
    const gestures = paths.flatMap((steps) => steps.slice(1).map(({ gesture }) => gesture));
    const sights = paths.flatMap((steps) => steps.flatMap((step) => step.sights));
    const script = language === 'ar' ? /[\u0600-\u06ff]/ : /^[^\u0600-\u06ff]*$/;
    expect(
      [title, begin, ...gestures, ...sights].filter((text) => text === '' || !script.test(text)),
    ).toEqual([]);
  });

  it('begins on an existing page', () => {
    const named = flow.begin.flatMap((sentence) => [...sentence.matchAll(/`(\/[^`]*)`/g)]);
    // An address of one segment may lead nowhere: any name could be the slug of an event.
    const isNone = (path: string) =>
      [undefined, 'event'].includes(pageAt(path)) && !Object.values<string>(staffPaths).includes(path);
    expect(named.map(([, path]) => path!).filter(isNone)).toEqual([]);
  });

  it('has a diagram with each of its states', () => {
    const diagram = diagramOf(flow.machine.root);
    for (const name of restingStates(flow.machine))
      expect(diagram).toContain(`as ${flow.machine.id}_${name.replaceAll('.', '_')}`);
  });
});
