import { createContext, useContext, useEffect } from 'react';

/** Leads to the vote without leaving the page. */
export type VoteNow = () => void;

/** Registers what the header's Vote Now does on this page; does nothing outside the site's shell. */
export const VoteNowTeller = createContext<(voteNow: VoteNow | undefined) => void>(() => {});

/** While mounted, the header's Vote Now does this instead of opening the vote page. */
export function useVoteNow(voteNow: VoteNow): void {
  const tell = useContext(VoteNowTeller);
  useEffect(() => {
    tell(voteNow);
    return () => tell(undefined);
  }, [tell, voteNow]);
}
