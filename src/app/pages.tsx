import { lazy, type ComponentType } from 'react';
import type { PageName } from '../../domain/routes.ts';
import type { Area } from '../i18n/areas.ts';

type Page = {
  /** The words it speaks besides the shell's. */
  areas: readonly Area[];
  /** The page joined to its real effects: one chunk, fetched once. */
  load: () => Promise<{ default: ComponentType }>;
};

const pages: Record<PageName | 'notFound', Page> = {
  vote: { areas: ['vote'], load: () => import('./screens/VoteScreen.tsx') },
  notFound: { areas: [], load: () => import('./screens/NotFoundScreen.tsx') },
};

export type ScreenName = keyof typeof pages;

export const areasOf = (name: ScreenName) => pages[name].areas;
export const loadScreen = (name: ScreenName) => pages[name].load();

export const screens: Record<ScreenName, ComponentType> = {
  vote: lazy(pages.vote.load),
  notFound: lazy(pages.notFound.load),
};
