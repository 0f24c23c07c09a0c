import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False during hydration, then true: for content that the server cannot know. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
