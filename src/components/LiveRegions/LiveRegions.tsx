import { useSyncExternalStore } from 'react';
import { visuallyHidden } from '../../theme/visuallyHidden.css.ts';
import { announcer as pageAnnouncer, type Announcer } from './createAnnouncer.ts';

/** The only two live regions of the site; they must exist before the first announcement. */
export function LiveRegions({ announcer = pageAnnouncer }: { announcer?: Announcer }) {
  const { polite, assertive } = useSyncExternalStore(announcer.subscribe, announcer.current);
  return (
    <div className={visuallyHidden}>
      <output aria-live="polite" aria-atomic="true">
        {polite}
      </output>
      <p role="alert" aria-live="assertive" aria-atomic="true">
        {assertive}
      </p>
    </div>
  );
}
