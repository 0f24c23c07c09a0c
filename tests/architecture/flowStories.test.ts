import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { flows } from '../flows/flows.ts';

const stories = readFileSync(join(import.meta.dirname, '../../workshop/flows/Flows.stories.tsx'), 'utf8');
const pages = [
  'flowPages.tsx',
  'staffFlowPages.tsx',
  'contentFlowPages.tsx',
  'recordFlowPages.tsx',
  'entryFlowPages.tsx',
  'messageFlowPages.tsx',
]
  .map((file) => readFileSync(join(import.meta.dirname, '../../workshop/flows', file), 'utf8'))
  .join('\n');

it('shows every machine in the workshop', () => {
  expect(
    flows.filter(({ name }) => !stories.includes(`{ flow: ${name}Flow }`)).map(({ name }) => name),
  ).toEqual([]);
});

it("shows a page for every machine whose paths are replayed on one, except the vote's automatic retries", () => {
  const without = flows.filter(({ name, replayedBy }) => replayedBy && !pages.includes(`\n  ${name}: {`));
  expect(without.map(({ name }) => name)).toEqual(['voteRetry']);
});
