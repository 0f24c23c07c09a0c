import { createContext } from 'react';

type Tell = (href: string | undefined) => void;

/** Tells the site under which of its pages the shown one stands; nobody listens where no site is around. */
export const SectionTeller = createContext<Tell>(() => {});
