import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { config, participantOf, weights } from '../../../tests/support/votePage/boardFixtures.ts';
import { renderInLanguage } from '../../../tests/support/pages/renderInLanguage.tsx';
import { ParticipantCard } from './ParticipantCard.tsx';

const href = 'http://localhost:8081/pay?voter_id=x';
const cardOf = (changes: Partial<Parameters<typeof ParticipantCard>[0]> = {}) => (
  <ParticipantCard
    participant={participantOf()}
    weights={weights}
    ranked
    status="open"
    voteHref={href}
    {...changes}
  />
);

describe("a contestant's card", () => {
  it('has a vote link that names the contestant and opens a new tab', () => {
    renderInLanguage('ar', cardOf());
    const link = screen.getByRole('link', { name: /صوّت الآن/ });
    expect(link).toHaveAttribute('href', href);
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAccessibleName(/صوّت الآن: \u2068سالم بن حمد الكندي\u2069/);
    expect(screen.getByText(/^12\.159/)).toBeVisible();
    expect(screen.getByText('304')).toBeVisible();
  });

  it("leads to the contestant's page", () => {
    renderInLanguage('en', cardOf());
    expect(screen.getByRole('link', { name: 'Salim Al Kindi' })).toHaveAttribute(
      'href',
      '/contestant/contestant-3-100000000',
    );
  });

  it('keeps the code of a remembered list, sells no votes, and says why', () => {
    renderInLanguage('en', cardOf({ fallback: true }));
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.getByRole('button')).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByRole('button')).toHaveAccessibleDescription(
      'Card votes are paused until the current list loads.',
    );
    expect(screen.getByText('Fallback data')).toBeVisible();
    expect(screen.getByText('304')).toBeVisible();
  });

  it('shows neither code nor button of a sample', () => {
    renderInLanguage('en', cardOf({ fallback: true, status: undefined, ranked: false, weights: undefined }));
    expect(screen.getByRole('article').textContent).toBe('Salim Al KindiOmanFallback data');
  });

  it('has a vote by text message while its group is open, also of a remembered list, and never of a sample', () => {
    const smsVote = ({ code }: { code: string }) => <p>Text {code}</p>;
    const offers = (changes: Parameters<typeof cardOf>[0]) => {
      const { unmount } = renderInLanguage('en', cardOf({ sms: config.sms, smsVote, ...changes }));
      const offered = screen.queryByText('Text 304') !== null;
      unmount();
      return offered;
    };
    expect([offers({}), offers({ fallback: true })]).toEqual([true, true]);
    expect([
      offers({ status: 'closed' }),
      offers({ status: 'upcoming', ranked: false }),
      offers({ status: undefined, fallback: true }),
      offers({ participant: participantOf({ standing: 'withdrawn', rank: 0 }) }),
    ]).toEqual([false, false, false, false]);
  });

  it('shows no share, trend, code or vote button for a withdrawn contestant', () => {
    renderInLanguage('en', cardOf({ participant: participantOf({ standing: 'withdrawn', rank: 0 }) }));
    expect(screen.getByRole('article').textContent).toBe('–Salim Al KindiOmanWithdrawn');
    expect(screen.queryByRole('link', { name: /Vote Now/ })).toBeNull();
  });

  it('names the trend while the group is open: a fall, a rise or first votes, else steady', () => {
    const trends = [
      [{ rank_change: 2, hour_rank: 1 }, 'Down'],
      [{ rank_change: 1, hour_rank: 3 }, 'Up'],
      [{ rank_change: 0, hour_rank: 1 }, 'Steady'],
      [{ rank_change: 0, hour_rank: 0, total_votes: 9 }, 'Up'],
      [{ rank_change: 0, hour_rank: 0, total_votes: 0 }, 'Steady'],
    ] as const;
    for (const [change, word] of trends) {
      const { unmount } = renderInLanguage('en', cardOf({ participant: participantOf(change) }));
      expect(screen.getByText(word)).toBeVisible();
      unmount();
    }
  });

  it('shows the combined score, and the voting score with what it is out of', () => {
    renderInLanguage(
      'en',
      cardOf({ participant: participantOf({ evaluation_score: 44.5, voting_score: 24.318 }) }),
    );
    expect(screen.getByText('Combined score').parentElement?.textContent).toBe('Combined score68.818');
    expect(screen.getByText('24.318%').closest('p')?.textContent).toBe(
      'Votes 24.318% out of \u206850%\u2069',
    );
  });

  it('shows no trend once the group is closed', () => {
    renderInLanguage('en', cardOf({ status: 'closed' }));
    expect(screen.getByRole('article').textContent).toBe(
      'Rank 11Salim Al KindiOmanCombined score58.284Votes 12.159% out of \u206850%\u2069',
    );
  });

  it('shows neither rank nor score nor gold before the group opens', () => {
    const gold = /_first|leader/;
    const open = renderInLanguage('en', cardOf());
    expect(open.container.innerHTML).toMatch(gold);
    open.unmount();
    const { container } = renderInLanguage('en', cardOf({ status: 'upcoming', ranked: false }));
    expect(screen.getByRole('article').textContent).toBe('Salim Al KindiOman');
    expect(container.innerHTML).not.toMatch(gold);
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
