import { useEffect, useState } from 'react';

export const appearsAfter = 300;
const staysFor = 400;

/** True while something loads, and a moment longer once its skeleton has been seen, so that it never flashes. */
export function useLingering(loading: boolean): boolean {
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    if (!loading) return undefined;
    const appear = setTimeout(() => setSeen(true), appearsAfter);
    return () => clearTimeout(appear);
  }, [loading]);
  useEffect(() => {
    if (!seen) return undefined;
    const release = setTimeout(() => setSeen(false), staysFor);
    return () => clearTimeout(release);
  }, [seen]);
  return loading || seen;
}
