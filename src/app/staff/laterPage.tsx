import { type ComponentType, createElement, lazy, useState } from 'react';
import { getI18n } from 'react-i18next';
import type { StaffArea } from '../../../domain/staff/staffAreas.ts';
import { MissingPage } from '../MissingPage.tsx';

/** A page with its real effects, as one chunk. */
type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

export type LaterPage<Props> = {
  /** Suspends until chunk and words are there; shows that the page is missing if they do not load. */
  Page: ComponentType<Props>;
  /** Loads both before somebody follows a link to the page. */
  fetchAhead: () => void;
};

/** A page that loads when it is opened, with the locale files that it needs. */
export function laterPage<Props extends object>(
  load: Load<Props>,
  areas: readonly StaffArea[] = [],
): LaterPage<Props> {
  let loaded: ComponentType<Props> | undefined;
  const loadAll = async () => {
    const [page] = await Promise.all([load(), loadWords(areas)]);
    loaded = page.default;
    return page;
  };
  const Awaited = lazy<ComponentType<Props>>(() => loadAll().catch(() => ({ default: MissingPage })));
  return {
    Page: function LaterPage(props) {
      // What has loaded already must not suspend; what has begun to wait stays the same page.
      const [Page] = useState(() => loaded ?? Awaited);
      return createElement(Page, props);
    },
    // A failure is repeated, and shown, when somebody opens the page.
    fetchAhead: () => void loadAll().catch(() => {}),
  };
}

/** Rejects if words are missing, as the page would show only keys. */
async function loadWords(areas: readonly StaffArea[]): Promise<void> {
  const i18n = getI18n();
  const { language } = i18n;
  const missing = () => areas.filter((area) => !i18n.hasResourceBundle(language, area));
  if (missing().length === 0) return;
  await i18n.reloadResources([language], missing());
  if (missing().length > 0) throw new Error(`the words of ${missing().join()} did not load`);
}
