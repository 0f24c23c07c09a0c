import { lazy, type ComponentType } from 'react';
import type { PageName } from '../../domain/routes.ts';
import type { Area } from '../i18n/areas.ts';

type Screen = ComponentType;
type Page = { areas: readonly Area[]; load: () => Promise<Screen> };

/** Each page with the words it speaks and, joined to their real effects, the machines it shows. */
const pages: Record<PageName, Page> = {
  vote: {
    areas: ['vote'],
    load: async () => {
      const [{ VotePage }, { voterFlows }] = await Promise.all([
        import('../pages/voter/VotePage/VotePage.tsx'),
        import('./flows/voter.ts'),
      ]);
      return () => <VotePage voting={voterFlows.publicVoting} tabGuard={voterFlows.tabGuard} />;
    },
  },
};

export const areasOf = (name: PageName): readonly Area[] => pages[name].areas;

const loaded = new Map<PageName, Promise<Screen>>();

/** Fetches a page once, whoever asks first: the start, or its route. */
export function loadPage(name: PageName): Promise<Screen> {
  const screen = loaded.get(name) ?? pages[name].load();
  loaded.set(name, screen);
  return screen;
}

const lazyPage = (name: PageName) => lazy(async () => ({ default: await loadPage(name) }));

export const screens: Record<PageName, Screen> = { vote: lazyPage('vote') };
