import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { boardTime, liveGroup } from '../../../tests/support/votePage/boardFixtures.ts';
import { renderInLanguage } from '../../../tests/support/pages/renderInLanguage.tsx';
import { Countdown } from './Countdown.tsx';

const MINUTE = 60_000;
const at = liveGroup.closes_at;
const live = { phase: 'live', group: 3, at } as const;
const timerLabel = () => screen.getByRole('timer').getAttribute('aria-label');

describe('the countdown', () => {
  it('gives screen readers the whole sentence, and updates it once a minute', () => {
    const { rerender } = renderInLanguage('ar', <Countdown phase={live} remainingMs={45 * MINUTE + 9_000} />);
    expect(timerLabel()).toBe('يُغلق التصويت للمجموعة الثالثة بعد 45 دقيقة');
    rerender(<Countdown phase={live} remainingMs={45 * MINUTE} />);
    expect(timerLabel()).toBe('يُغلق التصويت للمجموعة الثالثة بعد 45 دقيقة');
    rerender(<Countdown phase={live} remainingMs={45 * MINUTE - 1_000} />);
    expect(timerLabel()).toBe('يُغلق التصويت للمجموعة الثالثة بعد 44 دقيقة');
  });

  it('counts down to the next opening between two groups', () => {
    renderInLanguage(
      'en',
      <Countdown phase={{ phase: 'between', last: 3, next: 4, at }} remainingMs={at - boardTime} />,
    );
    expect(timerLabel()).toBe('Group 4 opens in 2 days and 11 hours');
    expect(screen.getByText('Group 4 opens in')).toBeVisible();
    expect(screen.getByText('Jul 23, 2025, midnight (12AM), Muscat time')).toBeVisible();
  });

  it('leaves the date out on the last day and marks the last hour', () => {
    renderInLanguage('ar', <Countdown phase={live} remainingMs={60 * MINUTE} />);
    expect(screen.getByText('منتصف الليل (12:00 ص) بتوقيت مسقط')).toBeVisible();
    expect(screen.getByText('الساعة الأخيرة')).toBeVisible();
  });

  it('reports each milestone once with its sentence, and skips milestones before the start', () => {
    const tell = vi.fn<(milestone: string, sentence: string) => void>();
    const showRemaining = (remainingMs: number) => (
      <Countdown phase={live} remainingMs={remainingMs} onMilestone={tell} />
    );
    const { rerender } = renderInLanguage('en', showRemaining(11 * MINUTE));
    for (const left of [10 * MINUTE, 10 * MINUTE - 1_000, 2_000, 0]) rerender(showRemaining(left));
    expect(tell.mock.calls).toEqual([
      ['10m', 'Group 3 voting closes in 10 minutes'],
      ['1m', 'Group 3 voting closes in 1 minute'],
      ['end', 'Voting for group 3 is closed.'],
    ]);
  });

  it('says that the vote has ended, and shows no tiles', () => {
    renderInLanguage('ar', <Countdown phase={{ phase: 'ended', last: 5 }} remainingMs={0} />);
    expect(screen.getByText('انتهت فترة التصويت.')).toBeVisible();
    expect(screen.queryByRole('timer')).toBeNull();
  });
});
