import { expect, it } from 'vitest';
import { unusedWords } from './unusedWords.ts';

const areas = {
  'vote.json': {
    title: 'Vote',
    votes_one: 'one vote',
    votes_other: '{{count}} votes',
    state: { open: 'Open', closed: 'Closed' },
    country: { 1: 'Oman', 2: 'Yemen' },
    lost: { never: 'Never used' },
  },
};
const pages = [
  "t('title'); t('vote:votes', { count })",
  'const word = `state.${state}`; const key = `${a}.${b}`;',
  "t('country', { returnObjects: true }); const page = 'lost';",
];

it('names a key that no page uses literally, as a template or as a whole', () => {
  expect(unusedWords(areas, pages)).toEqual(['vote.json lost.never: no page uses it']);
});

it('names every key where no page uses any', () => {
  expect(unusedWords({ 'a.json': { title: 'Title', votes_one: 'one' } }, [])).toEqual([
    'a.json title: no page uses it',
    'a.json votes: no page uses it',
  ]);
});
