import { expect, it } from 'vitest';
import { situations } from './situation.ts';
import { type Changeable, changes, mayChange, type Permission } from './mayChange.ts';

const strictness: readonly Permission[] = [
  'yes',
  'favourable',
  'later',
  'ahead',
  'beforeItsWindow',
  'noOpenWindow',
  'secondPerson',
  'no',
];
const parts = Object.keys(changes) as Changeable[];

it('everything may change in a draft', () => {
  expect(parts.map((part) => mayChange(part, 'draft'))).toEqual(parts.map(() => 'yes'));
});

it('nothing becomes freer as a competition goes on', () => {
  const freer = parts.filter((part) => {
    const steps = situations.map((situation) => strictness.indexOf(mayChange(part, situation)));
    return steps.some((step, index) => index > 0 && step < steps[index - 1]!);
  });
  expect(freer).toEqual([]);
});

it('only texts may change once a result is sealed', () => {
  const free = parts.filter((part) => mayChange(part, 'sealed') !== 'no');
  expect(free).toEqual(['texts']);
});

it('what votes rely on is fixed once votes exist, or needs a second person', () => {
  const fixed = ['slug', 'zone', 'rules', 'scoring', 'opening', 'deletion'] as const;
  expect(fixed.map((part) => mayChange(part, 'votes'))).toEqual(fixed.map(() => 'no'));
  expect([mayChange('close', 'votes'), mayChange('members', 'votes'), mayChange('prices', 'votes')]).toEqual([
    'secondPerson',
    'secondPerson',
    'noOpenWindow',
  ]);
});

it('rules change only in the favour of candidates once there are entries', () => {
  expect([mayChange('rules', 'entries'), mayChange('registrationEnd', 'entries')]).toEqual([
    'favourable',
    'later',
  ]);
});
