import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { participantOf } from '../../../tests/support/votePage/boardFixtures.ts';
import { renderInLanguage } from '../../../tests/support/pages/renderInLanguage.tsx';
import { ParticipantCard } from './ParticipantCard.tsx';

const href = 'http://localhost:8081/pay?voter_id=x';
const cardOf = (changes: Partial<Parameters<typeof ParticipantCard>[0]> = {}) => (
  <ParticipantCard participant={participantOf()} topScore={20} status="open" voteHref={href} {...changes} />
);

describe("a contestant's card", () => {
  it('has a vote link that names the contestant and opens a new tab', () => {
    renderInLanguage('ar', cardOf());
    const link = screen.getByRole('link');
    expect(link).toHaveAttribute('href', href);
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAccessibleName(/صوّت الآن: \u2068سالم بن حمد الكندي\u2069/);
    expect(screen.getByText(/^12\.159/)).toBeVisible();
    expect(screen.getByText('304')).toBeVisible();
  });

  it('has no vote button and no code for fallback data, and says why', () => {
    renderInLanguage('en', cardOf({ fallback: true }));
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.getByRole('button')).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByRole('button')).toHaveAccessibleDescription(
      'Voting is paused until the current list loads.',
    );
    expect(screen.getByText('Fallback data')).toBeVisible();
    expect(screen.queryByText('304')).toBeNull();
  });

  it('shows no share, trend, code or vote button for a withdrawn contestant', () => {
    renderInLanguage('en', cardOf({ participant: participantOf({ standing: 'withdrawn', rank: 0 }) }));
    expect(screen.getByRole('article').textContent).toBe('–Salim Al KindiOmanWithdrawn');
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('names the trend: down as sent, up with any vote, steady otherwise', () => {
    const trends = [
      [{ rank_change: 2, total_votes: 9 }, 'Down'],
      [{ rank_change: 0, total_votes: 9 }, 'Up'],
      [{ rank_change: 1, total_votes: 0 }, 'Up'],
      [{ rank_change: 0, total_votes: 0 }, 'Steady'],
    ] as const;
    for (const [change, word] of trends) {
      const { unmount } = renderInLanguage('en', cardOf({ participant: participantOf(change) }));
      expect(screen.getByText(word)).toBeVisible();
      unmount();
    }
  });

  it('shows the initial if the photo is missing or does not load', () => {
    const { container } = renderInLanguage('en', cardOf());
    const photo = container.querySelector('img');
    expect(photo).not.toBeNull();
    if (photo) fireEvent.error(photo);
    expect(container.querySelector('img')).toBeNull();
    expect(screen.getByText('S')).toBeInTheDocument();
  });
});
