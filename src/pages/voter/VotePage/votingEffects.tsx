import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useGroupWords } from '../../../i18n/useGroupWords.ts';
import { announceVoting } from './announceVoting.ts';
import { reportTouches } from './reportTouches.ts';
import type { Voting } from './usePublicVoting.ts';
import { useVoteNowHere } from './useVoteNowHere.ts';

export type VotingEffectsProps = {
  voting: Voting;
  /** The header's Vote Now stays on this page. */
  votesHere?: boolean;
};

/** Announces what changes in the vote, and reports touches. */
export default function VotingEffects({ voting, votesHere = false }: VotingEffectsProps) {
  const { t } = useTranslation('vote');
  const { ordinal } = useGroupWords();
  useEffect(() => announceVoting(voting, t, ordinal), [voting, t, ordinal]);
  useEffect(() => reportTouches(voting), [voting]);
  return votesHere && <VoteNowHere voting={voting} />;
}

function VoteNowHere({ voting }: { voting: Voting }) {
  useVoteNowHere(voting);
  return null;
}
