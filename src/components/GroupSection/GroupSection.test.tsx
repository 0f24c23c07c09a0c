import { act, fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { liveGroup, upcomingGroup, weights } from '../../../tests/support/votePage/boardFixtures.ts';
import { renderInLanguage } from '../../../tests/support/pages/renderInLanguage.tsx';
import { GroupSection } from './GroupSection.tsx';

const voteHref = (voterId: string) => `http://localhost:8081/pay?voter_id=${voterId}`;
/** The list reports who holds it once the code for that is there. */
const listLives = () => act(async () => void (await import('../Moves/listEffects.tsx')));
const shownNames = () => screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);

describe('a group section', () => {
  it('keeps the element of each card when places change', () => {
    const reversed = liveGroup.participants.toReversed();
    const { rerender } = renderInLanguage(
      'en',
      <GroupSection group={liveGroup} weights={weights} status="open" voteHref={voteHref} />,
    );
    const before = screen.getByRole('link', { name: /^Vote Now: .*Lina Haddad/ });
    rerender(
      <GroupSection
        group={liveGroup}
        weights={weights}
        participants={reversed}
        status="open"
        voteHref={voteHref}
      />,
    );
    expect(shownNames()[0]).toBe('Fatma Al Zadjali');
    expect(screen.getByRole('link', { name: /^Vote Now: .*Lina Haddad/ })).toBe(before);
  });

  it('reports when pointer or focus enters the list, and when both have left', async () => {
    const reported: string[] = [];
    const user = userEvent.setup();
    renderInLanguage(
      'ar',
      <GroupSection
        group={liveGroup}
        weights={weights}
        status="open"
        voteHref={voteHref}
        onListEnter={() => reported.push('enter')}
        onListLeave={() => reported.push('leave')}
      />,
    );
    await listLives();
    await user.hover(screen.getByRole('list'));
    await user.tab();
    expect(within(screen.getByRole('list')).getAllByRole('link')[0]).toHaveFocus();
    await user.unhover(screen.getByRole('list'));
    expect(reported).toEqual(['enter']);
    await user.tab({ shift: true });
    expect(reported).toEqual(['enter', 'leave']);
  });

  it('keeps holding places when the window loses focus', async () => {
    const leave = vi.fn<() => void>();
    renderInLanguage(
      'ar',
      <GroupSection
        group={liveGroup}
        weights={weights}
        status="open"
        voteHref={voteHref}
        onListLeave={leave}
      />,
    );
    await listLives();
    const [link] = screen.getAllByRole('link');
    link?.focus();
    if (link) await act(async () => void fireEvent.blur(link, { relatedTarget: null }));
    expect(link).toHaveFocus();
    expect(leave).not.toHaveBeenCalled();
  });

  it('releases its places when another group is shown', async () => {
    const leave = vi.fn<() => void>();
    const { rerender } = renderInLanguage(
      'ar',
      <GroupSection
        group={liveGroup}
        weights={weights}
        status="open"
        voteHref={voteHref}
        onListLeave={leave}
      />,
    );
    await listLives();
    fireEvent.pointerEnter(screen.getByRole('list'));
    rerender(<GroupSection group={upcomingGroup} weights={weights} status="upcoming" onListLeave={leave} />);
    expect(leave).toHaveBeenCalledTimes(1);
  });

  it('has no vote button once closed, and names the group that opens at midnight', () => {
    renderInLanguage(
      'ar',
      <GroupSection
        group={liveGroup}
        weights={weights}
        status="closed"
        voteHref={voteHref}
        next={{ number: 4, open: false, opening: { at: liveGroup.closes_at, soon: true } }}
      />,
    );
    expect(
      screen.getByText('أُغلق التصويت للمجموعة الثالثة، ويُفتح للمجموعة الرابعة عند منتصف الليل (12:00 ص).'),
    ).toBeVisible();
    expect(screen.queryByRole('link', { name: /صوّت الآن/ })).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.queryByText('304')).toBeNull();
  });
});
