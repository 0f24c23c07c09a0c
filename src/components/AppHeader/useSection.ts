import { useContext, useEffect } from 'react';
import { SectionTeller } from './sectionTeller.ts';

/** While mounted, highlights the navigation item at `href`. */
export function useSection(href: string | undefined): void {
  const tell = useContext(SectionTeller);
  useEffect(() => {
    tell(href);
    return () => tell(undefined);
  }, [tell, href]);
}
