import { memo, Suspense, type ComponentType } from 'react';
import type { OtherVotesProps } from '../../../components/OtherVotes/OtherVotes.tsx';
import { useVotingContext, type Voting } from './usePublicVoting.ts';

type Props = Pick<OtherVotesProps, 'page'> & {
  voting: Voting;
  as: ComponentType<OtherVotesProps> | undefined;
};

/**
 * Leads to other competitions with a vote, if there are any. Memoized: an update before the links are hydrated would replace
 * those of the server, and a press on them would be lost.
 */
export const Others = memo(function Others({ voting, as: Links, page }: Props) {
  const competitions = useVotingContext(voting, ({ board }) => board?.data.competitions);
  return (
    Links &&
    competitions && (
      <Suspense>
        <Links page={page} competitions={competitions} />
      </Suspense>
    )
  );
});
