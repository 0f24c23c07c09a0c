import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderInLanguage } from '../../../tests/support/pages/renderInLanguage.tsx';
import { ParticipantCounter } from './ParticipantCounter.tsx';

const shownNumber = (container: HTMLElement) =>
  container.querySelector('[aria-hidden="true"] > span')?.textContent;

describe('the participant counter', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'performance'] });
  });
  afterEach(() => {
    vi.useRealTimers();
    delete document.documentElement.dataset['motion'];
  });

  it('counts from zero to all participants plus a hundred, in two seconds', () => {
    const { container } = renderInLanguage('en', <ParticipantCounter total={1764} />);
    const counts = [shownNumber(container)];
    for (const ms of [1016, 1016]) {
      act(() => void vi.advanceTimersByTime(ms));
      counts.push(shownNumber(container));
    }
    expect(counts).toEqual(['0', expect.stringMatching(/^9\d\d$/), '1,864']);
  });

  it('gives screen readers the final number from the start', () => {
    renderInLanguage('ar', <ParticipantCounter total={764} />);
    expect(screen.getByText('864 متسابقًا هذا الموسم، والهدف 2,000')).toBeInTheDocument();
  });

  it('shows the final number at once with reduced motion', () => {
    document.documentElement.dataset['motion'] = 'reduced';
    const { container } = renderInLanguage('en', <ParticipantCounter total={764} />);
    expect(shownNumber(container)).toBe('864');
  });
});
