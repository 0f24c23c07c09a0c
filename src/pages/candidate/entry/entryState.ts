import type { StateValue } from 'xstate';

export type EntryState = {
  at: 'loading' | 'video' | 'audio' | 'unsupported' | 'empty' | 'missing' | 'unauthenticated' | 'failed';
  /** State of the media link. */
  link: 'valid' | 'renewing' | 'lost';
};

/** The viewer machine's state, as its pages use it. */
export function entryState(value: StateValue): EntryState {
  if (typeof value === 'string') return { at: value as EntryState['at'], link: 'valid' };
  const [[at, inner] = []] = Object.entries(value);
  const link = inner === 'renewing' || inner === 'lost' ? inner : 'valid';
  return { at: at as EntryState['at'], link };
}
