import { useEffect, useState } from 'react';
import { readConfig } from '../api/calls/readConfig.ts';
import { createClient } from '../api/client.ts';
import { withRetry } from '../api/withRetry.ts';
import { retryPresets } from '../../domain/retryPolicy.ts';

/** Login address of staff, on the admin host (decision D36). */
export function useStaffHref(): string | undefined {
  const [href, setHref] = useState<string>();
  useEffect(() => {
    const leaving = new AbortController();
    const ask = async () => {
      const { signal } = leaving;
      const call = () => readConfig(createClient(), signal);
      const outcome = await withRetry(call, retryPresets.standard, { signal });
      if (outcome.ok) setHref(`${outcome.data.admin_origin}/login`);
    };
    void ask();
    return () => leaving.abort();
  }, []);
  return href;
}
