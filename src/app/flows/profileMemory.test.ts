import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { avatar, profile } from '../../../tests/support/accounts/accountFacts.ts';
import { formOf } from '../../machines/profileEdit/profileForm.ts';
import { dropProfileDraft, keepProfileDraft, recallProfileDraft } from './profileMemory.ts';

const values = { ...formOf(profile), full_name: 'Huda A.' };
const stored = () => sessionStorage.getItem('sawt.profile');

beforeEach(() => dropProfileDraft());
afterEach(() => {
  vi.restoreAllMocks();
});

describe('an unsaved profile', () => {
  it('returns to the user who left it, picture included', () => {
    keepProfileDraft('huda', { values, avatar });
    expect(recallProfileDraft('huda')).toEqual({ values, avatar });
    keepProfileDraft('huda', { values, avatar: null });
    expect(recallProfileDraft('huda')).toEqual({ values, avatar: null });
  });

  it('is never shown to another person, and is deleted then', () => {
    keepProfileDraft('huda', { values, avatar });
    expect([recallProfileDraft('salim'), stored(), recallProfileDraft('huda')]).toEqual([null, null, null]);
  });

  it('loses its picture together with its text on logout', () => {
    keepProfileDraft('huda', { values, avatar });
    sessionStorage.clear();
    expect(recallProfileDraft('huda')).toBeNull();
    keepProfileDraft('huda', { values, avatar: null });
    expect(recallProfileDraft('huda')?.avatar).toBeNull();
  });

  it.each([
    'no JSON',
    'null',
    '7',
    '{}',
    '{"format":1,"user":"huda"}',
    '{"format":1,"user":"huda","values":{}}',
  ])('is none where somebody wrote %s', (text) => {
    sessionStorage.setItem('sawt.profile', text);
    expect([recallProfileDraft('huda'), stored()]).toEqual([null, null]);
  });

  it('is ignored in an older format', () => {
    sessionStorage.setItem('sawt.profile', JSON.stringify({ format: 0, user: 'huda', values }));
    expect(recallProfileDraft('huda')).toBeNull();
  });

  it('does no harm if storage is forbidden', () => {
    const refuse = () => {
      throw new DOMException('closed', 'SecurityError');
    };
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
    vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(refuse);
    keepProfileDraft('huda', { values, avatar });
    expect(recallProfileDraft('huda')).toBeNull();
  });
});
