import { lazy, type ComponentType } from 'react';

/** A part of a page that is fetched when the page stands; where it cannot be fetched, the page is there without it. */
export const lazyPart = <Props>(load: () => Promise<{ default: ComponentType<Props> }>) =>
  lazy(() => load().catch(() => ({ default: (() => null) as ComponentType<Props> })));
