import { expect, it } from 'vitest';
import { faultPlace, jsonPlace } from './faultPlace.ts';

it('names the place of a fault step by step', () => {
  expect(faultPlace('competitions.0.rounds.1.groups.2.name_ar')).toEqual([
    { kind: 'competition', number: 1 },
    { kind: 'round', number: 2 },
    { kind: 'group', number: 3 },
    { kind: 'field', name: 'name_ar' },
  ]);
  expect(faultPlace('event.zone')).toEqual([{ kind: 'event' }, { kind: 'field', name: 'zone' }]);
  expect(faultPlace('competitions.1.criteria')).toEqual([
    { kind: 'competition', number: 2 },
    { kind: 'field', name: 'criteria' },
  ]);
});

it('leaves out what it does not know', () => {
  expect(['', 'note', 'format'].map(faultPlace)).toEqual([[], [], []]);
});

it('writes a place as tools do', () => {
  expect(jsonPlace('competitions.0.rounds.11.name_ar')).toBe('competitions[0].rounds[11].name_ar');
});
