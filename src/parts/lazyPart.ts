import { lazy, type ComponentType } from 'react';

/** A lazy part of a page; if it cannot load, the page shows without it. */
export const lazyPart = <Props>(load: () => Promise<{ default: ComponentType<Props> }>) =>
  lazy(() => load().catch(() => ({ default: (() => null) as ComponentType<Props> })));
