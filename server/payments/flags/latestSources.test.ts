import { expect, it } from 'vitest';
import { LatestSources } from './latestSources.ts';

it('counts every vote, and names the latest 5,000', () => {
  const sources = new LatestSources();
  for (let vote = 1; vote <= 23_456; vote += 1) sources.add(String(vote));
  const { count, latest } = sources;
  expect([count, latest.length, latest[0], latest.at(-1)]).toEqual([23_456, 5_000, '18457', '23456']);
});
