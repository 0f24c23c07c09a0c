import { describe, expect, it } from 'vitest';
import { findForbiddenNames } from './forbiddenNames.ts';

describe('the check of names', () => {
  it.each([
    ['const problem = 1;', 'problem'],
    ['export type FieldProblem = string;', 'FieldProblem'],
    ['function troubleOf() {}', 'troubleOf'],
    ['export function read(problems: string[]) {}', 'problems'],
    ['const { problem } = texts;', 'problem'],
    ['for (const [field, problem] of all) {}', 'problem'],
    ['import { a, problemLimits } from "./a.ts";', 'problemLimits'],
  ])('finds the name in: %s', (code, name) => {
    expect(findForbiddenNames('a.ts', `\n${code}\n`)).toEqual([`a.ts:2: ${name}`]);
  });

  it('finds the name of a file', () => {
    expect(findForbiddenNames('server/cardProblems.ts', '')).toEqual([
      'server/cardProblems.ts: cardProblems.ts',
    ]);
  });

  it.each([
    'const { problem: errors } = texts.upload;',
    'type Answer = { problems: CardErrors };',
    'const text = texts.problem[code];',
    "t('account:trouble.network');",
    "const key = code !== 'problem';",
    '/** The keys below `problem`, and no problem at all. */',
  ])('accepts a key, a text and prose: %s', (code) => {
    expect(findForbiddenNames('a.ts', code)).toEqual([]);
  });
});
