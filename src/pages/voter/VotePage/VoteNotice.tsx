import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { localized } from '../../../../domain/localized.ts';
import { ConnectionNote } from '../../../components/ConnectionNote/ConnectionNote.tsx';
import { useAgeWords } from '../../../components/ConnectionNote/useAgeWords.ts';
import { LoadingNews } from '../../../components/LoadingNews/LoadingNews.tsx';
import { Note } from '../../../components/Note/Note.tsx';
import { RetryPanel } from '../../../components/RetryPanel/RetryPanel.tsx';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { useVotingContext, type Voting } from './usePublicVoting.ts';
import * as view from './voteView.ts';
import { isRetrying, linkFailure, listFailed } from './voteView.ts';

export type VoteNoticeProps = { voting: Voting };

/** What `VoteNotices` loads. */
export default function VoteNotice({ voting }: VoteNoticeProps) {
  return (
    <>
      <StopNotice voting={voting} />
      <WaitingNotice voting={voting} />
      <ListNotice voting={voting} />
    </>
  );
}

/** The open group whose voting is stopped (decision D238). */
const stoppedGroup = (context: view.Context) =>
  context.board?.data.groups.find((group) => group.stopped && view.statusOf(context, group) === 'open');

/** That staff stopped the vote that is open now, and why (decision D238). */
function StopNotice({ voting }: VoteNoticeProps) {
  const { t } = useTranslation('vote');
  const language = useLanguage();
  const group = useVotingContext(voting, stoppedGroup);
  if (!group?.stopped) return null;
  return (
    <Note kind="warning" title={t('stopped', { group: localized(group, 'group_name', language) })} alert>
      <bdi>{localized(group.stopped, 'reason', language)}</bdi>
    </Note>
  );
}

/** How many text messages arrived in time and are not counted yet (decision D255). */
function WaitingNotice({ voting }: VoteNoticeProps) {
  const { t } = useTranslation('vote');
  const count = useVotingContext(voting, ({ source, waiting }) => (source === 'live' ? waiting : undefined));
  if (count === undefined) return null;
  return (
    <Note kind="info" title={t('waiting.title', { count })}>
      {t('waiting.more')}
    </Note>
  );
}

function ListNotice({ voting }: VoteNoticeProps) {
  const failed = useSelector(voting, listFailed);
  const retry = useSelector(voting, view.retryBesideList);
  if (retry) return <LoadingNews retry={retry} />;
  return failed ? <FallbackNotice voting={voting} /> : <LinkNotice voting={voting} />;
}

function FallbackNotice({ voting }: VoteNoticeProps) {
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

/** Source and age of a fallback list, and what it still allows while a group is open. */
function Origin({ voting }: VoteNoticeProps) {
  const { t } = useTranslation('vote');
  const source = useVotingContext(voting, (context) => context.source);
  const age = useAgeWords(useVotingContext(voting, view.ageMs));
  const texting = useVotingContext(voting, ({ config, phase }) => config && phase?.phase === 'live');
  if (source === 'sample') return t('fallback.sample');
  return [t('fallback.remembered'), age, texting && t('fallback.texting')].filter(Boolean).join(' ');
}

function LinkNotice({ voting }: VoteNoticeProps) {
  const failure = useSelector(voting, linkFailure);
  const age = useVotingContext(voting, view.ageMs);
  return failure ? <ConnectionNote link={failure} ageMs={age} /> : null;
}
