import { pageAt } from '../../domain/routes.ts';
import type { Screen } from '../../domain/screenWords.ts';

const firstPath = location.pathname;

/** The screen by which the server said that nothing is at the address of the first page. */
const missingOn = (path: string) =>
  path === firstPath
    ? (document.querySelector<HTMLMetaElement>('meta[name="sawt-missing"]')?.content as Screen | undefined)
    : undefined;

/** Whether the server said that nothing is at a path. */
export const isMissing = (path: string) => missingOn(path) !== undefined;

/** The screen at a path. */
export const screenAt = (path: string): Screen => missingOn(path) || pageAt(path) || 'notFound';
