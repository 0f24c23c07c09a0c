import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False while the site takes over what the server painted, then true: for what the server cannot know. */
export const useTakenOver = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
