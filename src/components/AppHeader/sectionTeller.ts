import { createContext } from 'react';

type Tell = (href: string | undefined) => void;

/** Reports which navigation item the current page belongs to; does nothing outside the site's shell. */
export const SectionTeller = createContext<Tell>(() => {});
