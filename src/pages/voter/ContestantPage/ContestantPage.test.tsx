import { cleanup, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { groupAtHand } from '../../../../domain/boardAtHand.ts';
import type { Participant } from '../../../../domain/contract.ts';
import { networkError } from '../../../../domain/errors.ts';
import { PageRehearsal } from '../../../../tests/support/pages/pageRehearsal.ts';
import { renderInLanguage } from '../../../../tests/support/pages/renderInLanguage.tsx';
import { publicVotingFlow } from '../../../../tests/flows/publicVoting/publicVotingFlow.ts';
import {
  board,
  boardTime,
  config,
  groups,
  liveGroup,
} from '../../../../tests/support/votePage/boardFixtures.ts';
import { loadedAt, moments, withGroups } from '../../../../tests/support/votePage/stagedBoards.ts';
import { holdTime, tick } from '../../../../tests/support/votePage/votePageReading.ts';
import type { Language } from '../../../i18n/language.ts';
import { publicVotingMachine } from '../../../machines/publicVoting/publicVotingMachine.ts';
import { ContestantPage } from './ContestantPage.tsx';
// Loaded in advance, so that it shows at once.
import '../VotePage/VoteNotice.tsx';

const lina = liveGroup.participants.find(({ user }) => user.full_name_en === 'Lina Haddad')!;

function openContestant(language: Language, id = lina.voter_id, isAtHand = false) {
  const voting = new PageRehearsal(publicVotingMachine, {
    calls: publicVotingFlow.calls,
    effects: publicVotingFlow.effects,
  });
  const atHand = { board: groupAtHand(board, liveGroup.number), config };
  renderInLanguage(
    language,
    <ContestantPage
      voting={voting.machine}
      id={id}
      atHand={isAtHand ? atHand : undefined}
      notFound={<p>Nobody here</p>}
    />,
  );
  return voting;
}

holdTime();

describe("a contestant's page", () => {
  it('names the contestant, the code, and both ways to vote while the group is open', async () => {
    const voting = openContestant('en');
    await voting.answer('loadBoard', moments.live);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Lina Haddad');
    expect(document.title).toBe('Lina Haddad · Sawt');
    expect(screen.getByRole('link', { name: /Vote Now: \u2068Lina Haddad\u2069/ })).toHaveAttribute(
      'href',
      `http://localhost:8081/pay?voter_id=${lina.voter_id}&callback=http%3A%2F%2Flocalhost%3A8080%2Fvote`,
    );
    expect(screen.getByText(`Text: \u2068${lina.sms_code}\u2069`)).toBeVisible();
    expect(screen.getByRole('link', { name: /90431/ })).toHaveAttribute(
      'href',
      `sms:90431?body=${lina.sms_code}`,
    );
    expect(screen.getByText(`${lina.rank} of ${liveGroup.participants.length}`)).toBeVisible();
  });

  it('is complete with the list that came with the page', () => {
    openContestant('ar', lina.voter_id, true);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(lina.user.full_name);
    expect(screen.getByRole('link', { name: /صوّت الآن: / })).toBeVisible();
  });

  it('stops offering votes when the group closes, and says when voting continues', async () => {
    const voting = openContestant('en');
    await voting.answer('loadBoard', moments.live);
    await voting.tell(tick(liveGroup.closes_at + 1_000));
    expect(screen.queryByRole('link', { name: /Vote Now/ })).toBeNull();
    expect(screen.getByText(/^Voting for group 3 is closed\. Group 4/)).toBeVisible();
  });

  it('gives nobody a rank before the group opens', async () => {
    const voting = openContestant('en', groups[4]!.participants[0]!.voter_id);
    await voting.answer('loadBoard', moments.live);
    expect(screen.getByText(/^Voting for group 5 opens/)).toBeVisible();
    expect(screen.queryByText('In the ranking')).toBeNull();
  });

  it('counts only those who still compete, and ranks nobody while nobody has a score', async () => {
    const boardOf = (change: (each: Participant, index: number) => Participant) =>
      loadedAt(
        boardTime,
        withGroups(groups.map((group) => ({ ...group, participants: group.participants.map(change) }))),
      );
    const last = liveGroup.participants.length - 1;
    const voting = openContestant('en');
    await voting.answer(
      'loadBoard',
      boardOf((each, index) => (index === last ? { ...each, standing: 'withdrawn', rank: 0 } : each)),
    );
    expect(screen.getByText(`${lina.rank} of ${last}`)).toBeVisible();
    cleanup();

    const unscored = openContestant('en');
    await unscored.answer(
      'loadBoard',
      boardOf((each) => ({ ...each, evaluation_score: 0, voting_score: 0, total_votes: 0 })),
    );
    expect(screen.getByRole('link', { name: /Vote Now: / })).toBeVisible();
    expect(screen.queryByText('In the ranking')).toBeNull();
  });

  it('is not found once the whole board is known and nobody on it has the id', async () => {
    const voting = openContestant('en', 'nobody');
    expect(screen.queryByText('Nobody here')).toBeNull();
    await voting.answer('loadBoard', moments.live);
    expect(screen.getByText('Nobody here')).toBeVisible();
  });

  it('says that the list did not load, and claims nothing about the id', async () => {
    const voting = openContestant('en', 'nobody');
    await voting.refuse('loadBoard', networkError);
    await voting.refuse('recallBoard', new Error('nothing'));
    expect(screen.getByText('Failed to load participants')).toBeVisible();
    expect(screen.queryByText('Nobody here')).toBeNull();
  });
});
