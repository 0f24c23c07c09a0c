import { expect, it } from 'vitest';
import { compareLocales } from './localeParity.ts';

const arabicVotes = {
  votes_zero: 'لا أصوات',
  votes_one: 'صوت واحد',
  votes_two: 'صوتان',
  votes_few: '{{count}} أصوات',
  votes_many: '{{count}} صوتًا',
  votes_other: '{{count}} صوت',
};
const englishVotes = { votes_one: '{{count}} vote', votes_other: '{{count}} votes' };

it('finds nothing where both languages have the same keys', () => {
  expect(compareLocales({ 'a.json': arabicVotes }, { 'a.json': englishVotes })).toEqual([]);
});

it('names a file, a key, a plural form and a variable that one language lacks', () => {
  const { votes_two: _dual, ...withoutDual } = arabicVotes;
  const differences = compareLocales(
    {
      'a.json': withoutDual,
      'b.json': { title: 'عنوان' },
      'c.json': { page: { hello: 'أهلًا {{name}}', only: 'هنا' } },
    },
    { 'a.json': englishVotes, 'c.json': { page: { hello: 'Hello' } } },
  );
  expect(differences).toEqual([
    "ar/a.json votes: 'votes_two' is missing or empty",
    'b.json: only in ar',
    'c.json page.hello: variables differ: ar {name} en {}',
    "en/c.json page.only: 'page.only' is missing or empty",
  ]);
});
