import { lazy, type ComponentType } from 'react';

/** A lazy part of a page; if it cannot load, the page shows `Instead`, by default nothing. */
export const lazyPart = <Props>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  Instead: ComponentType<Props> = () => null,
) => lazy(() => load().catch(() => ({ default: Instead })));
