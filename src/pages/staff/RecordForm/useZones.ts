import { useMemo } from 'react';
import { DEFAULT_ZONE } from '../../../../domain/defaultZone.ts';

/** All time zones for a choice, the usual one first. @param chosen a stored one, which stays among them */
export const useZones = (chosen: string): { value: string; label: string }[] =>
  useMemo(
    () =>
      [
        ...new Set([DEFAULT_ZONE, ...(chosen === '' ? [] : [chosen]), ...Intl.supportedValuesOf('timeZone')]),
      ].map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') })),
    [chosen],
  );
