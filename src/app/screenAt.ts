import { pageAt } from '../../domain/routes.ts';
import type { Screen } from '../../domain/screenWords.ts';

/** The first page, and the screen by which the server said that nothing is at its address. */
const first = {
  path: location.pathname,
  missing: document.querySelector<HTMLMetaElement>('meta[name="sawt-missing"]')?.content as
    | Screen
    | undefined,
};

/** Whether the server said that nothing is at a path. */
export const isMissing = (path: string) => path === first.path && first.missing !== undefined;

/** The screen at a path. */
export const screenAt = (path: string): Screen =>
  (path === first.path && first.missing) || pageAt(path) || 'notFound';
