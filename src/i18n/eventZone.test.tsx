import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { expect, it } from 'vitest';
import { bundledI18n } from './bundledI18n.ts';
import { EventZone } from './eventZone.ts';
import { useDateSpan } from './useDateSpan.ts';
import { useFormat } from './useFormat.ts';

/** Midnight of Cairo in summer. */
const midnight = Date.UTC(2025, 6, 10, 21);

function timesIn(zone: string | undefined) {
  const i18n = bundledI18n('en');
  const wrapper = ({ children }: { children: ReactNode }) => (
    <I18nextProvider i18n={i18n}>
      <EventZone zone={zone}>{children}</EventZone>
    </I18nextProvider>
  );
  const { result } = renderHook(() => [useFormat().deadline(midnight), useDateSpan().lastDay(midnight)], {
    wrapper,
  });
  return result.current;
}

it('shows times in the zone of the event, and of Muscat while no event is known', () => {
  expect(timesIn(undefined)).toEqual(['Jul 11, 2025, 1:00\u00a0AM, Muscat time', 'Jul\u00a011,\u00a02025']);
  expect(timesIn('Africa/Cairo')).toEqual([
    'Jul 11, 2025, midnight (12AM), Egypt Time',
    'Jul\u00a010,\u00a02025',
  ]);
});
