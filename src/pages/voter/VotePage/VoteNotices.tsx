import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { ConnectionNote } from '../../../components/ConnectionNote/ConnectionNote.tsx';
import { useAgeWords } from '../../../components/ConnectionNote/useAgeWords.ts';
import { RetryPanel } from '../../../components/RetryPanel/RetryPanel.tsx';
import { useVotingContext, type Voting } from './usePublicVoting.ts';
import * as view from './voteView.ts';
import { isRetrying, linkFailure, listFailed } from './voteView.ts';

type Props = { voting: Voting };

/** Failures of the list or of live updates, above the list; nothing while all is well. */
export function VoteNotices({ voting }: Props) {
  const failed = useSelector(voting, listFailed);
  return failed ? <FallbackNotice voting={voting} /> : <LinkNotice voting={voting} />;
}

function FallbackNotice({ voting }: Props) {
  const { t } = useTranslation('vote');
  const source = useVotingContext(voting, (context) => context.source);
  const retrying = useSelector(voting, isRetrying);
  return (
    <RetryPanel
      kind={source ? 'warning' : 'error'}
      message={source ? t('fallback.message') : t('fallback.loadFailed')}
      retrying={retrying}
      onRetry={() => voting.send({ type: 'retry.requested' })}
      onRefresh={() => voting.send({ type: 'refresh.requested' })}
    >
      {source && <Origin voting={voting} />}
    </RetryPanel>
  );
}

/** Source and age of a fallback list. */
function Origin({ voting }: Props) {
  const { t } = useTranslation('vote');
  const source = useVotingContext(voting, (context) => context.source);
  const age = useAgeWords(useVotingContext(voting, view.ageMs));
  return source === 'sample' ? t('fallback.sample') : [t('fallback.remembered'), age].join(' ').trim();
}

function LinkNotice({ voting }: Props) {
  const failure = useSelector(voting, linkFailure);
  const age = useVotingContext(voting, view.ageMs);
  return failure ? <ConnectionNote link={failure} ageMs={age} /> : null;
}
