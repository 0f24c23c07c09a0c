import type { StateValue } from 'xstate';

export type EntryState = {
  at: 'loading' | 'video' | 'audio' | 'unsupported' | 'empty' | 'missing' | 'unauthenticated' | 'failed';
  /** How the link stands that plays. */
  link: 'standing' | 'renewing' | 'lost';
};

/** Where a viewer stands, in the words of its page. */
export function entryState(value: StateValue): EntryState {
  if (typeof value === 'string') return { at: value as EntryState['at'], link: 'standing' };
  const [[at, inner] = []] = Object.entries(value);
  const link = inner === 'renewing' || inner === 'lost' ? inner : 'standing';
  return { at: at as EntryState['at'], link };
}
