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

  it('is never shown to another person, and thrown away when one looks', () => {
    keepProfileDraft('huda', { values, avatar });
    expect([recallProfileDraft('salim'), stored(), recallProfileDraft('huda')]).toEqual([null, null, null]);
  });

  it('has lost its picture where the logout threw its words away', () => {
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

  it('is none of an older shape', () => {
    sessionStorage.setItem('sawt.profile', JSON.stringify({ format: 0, user: 'huda', values }));
    expect(recallProfileDraft('huda')).toBeNull();
  });

  it('stands in nobody’s way where storage is forbidden', () => {
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
