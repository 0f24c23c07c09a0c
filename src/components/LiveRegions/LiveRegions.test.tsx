import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createAnnouncer } from './createAnnouncer.ts';
import { LiveRegions } from './LiveRegions.tsx';

const announced = () => [screen.getByRole('status').textContent, screen.getByRole('alert').textContent];
const passTime = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));

function openPage() {
  const announcer = createAnnouncer();
  render(<LiveRegions announcer={announcer} />);
  return (...message: Parameters<typeof announcer.announce>) => act(() => announcer.announce(...message));
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('announcements', () => {
  it('merge messages within half a second, and drop repeated ones', () => {
    const announce = openPage();
    announce('تم تحديث الترتيب.');
    passTime(300);
    announce('عاد الاتصال.');
    announce('تم تحديث الترتيب.');
    passTime(199);
    expect(announced()).toEqual(['', '']);
    passTime(1);
    expect(announced()).toEqual(['تم تحديث الترتيب. عاد الاتصال.', '']);
  });

  it('keep assertive messages apart from polite ones', () => {
    const announce = openPage();
    announce('The order has changed.');
    announce('Your vote did not arrive.', 'assertive');
    passTime(500);
    expect(announced()).toEqual(['The order has changed.', 'Your vote did not arrive.']);
  });

  it('repeat a message later, because the region is cleared in between', () => {
    const announce = openPage();
    announce('The order has changed.');
    passTime(500);
    announce('The order has changed.');
    expect(announced()).toEqual(['', '']);
    passTime(500);
    expect(announced()).toEqual(['The order has changed.', '']);
  });

  it('are dropped, and their region cleared, by silence', () => {
    const announcer = createAnnouncer();
    render(<LiveRegions announcer={announcer} />);
    act(() => announcer.announce('The order has changed.'));
    passTime(500);
    act(() => announcer.announce('Your vote did not arrive.', 'assertive'));
    act(() => announcer.silence());
    passTime(500);
    expect(announced()).toEqual(['', '']);
  });
});
