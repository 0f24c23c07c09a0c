import { createContext, useContext, useEffect } from 'react';

type ReportSection = (href: string | undefined) => void;

/** Reports which navigation item the current page belongs to; does nothing outside the site's shell. */
export const SectionTeller = createContext<ReportSection>(() => {});

/** While mounted, highlights the navigation item at `href`. */
export function useSection(href: string | undefined): void {
  const reportSection = useContext(SectionTeller);
  useEffect(() => {
    reportSection(href);
    return () => reportSection(undefined);
  }, [reportSection, href]);
}
