import { useEffect, useState } from 'react';

export const appearsAfter = 300;
const staysFor = 400;

/** True while loading, and for a minimum time once the skeleton was visible, so that it never flashes. */
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
