import { useContext, useEffect } from 'react';
import { SectionTeller } from './sectionTeller.ts';

/** While this is shown, the page at `href` counts as the one that it belongs to. */
export function useSection(href: string | undefined): void {
  const tell = useContext(SectionTeller);
  useEffect(() => {
    tell(href);
    return () => tell(undefined);
  }, [tell, href]);
}
