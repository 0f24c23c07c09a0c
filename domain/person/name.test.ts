import { describe, expect, it } from 'vitest';
import { readName } from './name.ts';

describe('a name', () => {
  it.each([
    'محمد بن عبد الله آل سعيد',
    'مُحَمَّد الحارثيّ',
    'علی\u200cرضا',
    "Zoë O'Connor-Smith",
    'D’Arcy',
    'Nguyễn Thị Ánh',
    'J. R. Smith',
    'J.R. Smith',
    'Анна Каренина',
    'علي Smith',
  ])('of a person is kept as it is: %s', (name) => {
    expect(readName(name)).toEqual({ value: name });
  });

  it('is kept in composed form, without marks of direction', () => {
    expect(readName('Zoe\u0308  O\u202eConnor')).toEqual({ value: 'Zoë OConnor' });
  });

  it.each([
    'www.a.com',
    'a.com',
    'name@example',
    'vote 303',
    'صوت ٣٠٣',
    '\u3164\u3164\u3164',
    'Amal\u3164Said',
    '\u2800\u2800\u2800',
    'Am\u00adal',
    'Am\u200bal',
    'Am\u200cal',
    'Am\u200dal',
    'أمـــل',
    'A\u0301\u0301\u0301\u0301\u0301\u0301mal',
    '\u{1d400}\u{1d400}\u{1d400}',
    'Amal 🎤',
    "'-' '",
    '...',
  ])('takes nothing but letters and their signs: %j', (name) => {
    expect(readName(name)).toEqual({ error: 'nameLetters' });
  });

  it.each(['Sаlim', 'Αmal Said'])('takes no look-alikes of another script within a word: %s', (name) => {
    expect(readName(name)).toEqual({ error: 'nameMixed' });
  });
});
