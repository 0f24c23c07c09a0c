import { expect, it } from 'vitest';
import { unusedWords } from './unusedWords.ts';

const areas = {
  'vote.json': {
    title: 'Vote',
    votes_one: 'one vote',
    votes_other: '{{count}} votes',
    state: { open: 'Open', closed: 'Closed' },
    country: { 1: 'Oman', 2: 'Yemen' },
    lost: { never: 'Never said' },
  },
};
const pages = [
  "t('title'); t('vote:votes', { count })",
  'const word = `state.${state}`; const key = `${a}.${b}`;',
  "t('country', { returnObjects: true }); const page = 'lost';",
];

it('names what no page says: neither in one piece, nor with parts filled in, nor as a whole', () => {
  expect(unusedWords(areas, pages)).toEqual(['vote.json lost.never: no page says it']);
});

it('names everything where nothing is said', () => {
  expect(unusedWords({ 'a.json': { title: 'Title', votes_one: 'one' } }, [])).toEqual([
    'a.json title: no page says it',
    'a.json votes: no page says it',
  ]);
});
