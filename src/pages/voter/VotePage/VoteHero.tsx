import { useTranslation } from 'react-i18next';
import type { SmsConfig } from '../../../../domain/contract.ts';
import { localized } from '../../../../domain/localized.ts';
import { Countdown } from '../../../components/Countdown/Countdown.tsx';
import { announce } from '../../../components/LiveRegions/announcer.ts';
import { ParticipantCounter } from '../../../components/ParticipantCounter/ParticipantCounter.tsx';
import { PhaseTag } from '../../../components/PhaseTag/PhaseTag.tsx';
import { SmsBanner, type SmsBannerProps } from '../../../components/SmsBanner/SmsBanner.tsx';
import { StageHero } from '../../../components/StageHero/StageHero.tsx';
import { StageLead } from '../../../components/StageHero/StageLead.tsx';
import { useGroupWords } from '../../../i18n/useGroupWords.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { StageBars } from './StageBars.ts';
import { useVotingContext, useIsWaiting, type Voting } from './usePublicVoting.ts';
import * as styles from './VotePage.css.ts';
import * as view from './voteView.ts';

type Props = { voting: Voting };
type HeroProps = Props & Pick<SmsBannerProps, 'onOperator'>;

/** The stage: phase, competition, remaining time, and how to text a vote. */
export function VoteHero(props: HeroProps) {
  const { voting } = props;
  const { t } = useTranslation('vote');
  const phase = useVotingContext(voting, view.taggedPhase);
  const group = useVotingContext(voting, view.namedGroup);
  const total = useVotingContext(voting, ({ board }) => board?.data.competition?.total_participants);
  const panel = useSmsPanel(props);
  return (
    <StageHero
      size="vote"
      title={t('hero.title')}
      tag={phase && <PhaseTag phase={phase} group={group ?? undefined} />}
      lead={<Lead voting={voting} />}
      counter={total !== undefined && <ParticipantCounter total={total} />}
      aside={<TimeLeft voting={voting} />}
      panel={panel}
      light={<StageBars voting={voting} />}
      waiting={useIsWaiting(voting)}
    />
  );
}

function Lead({ voting }: Props) {
  const language = useLanguage();
  const words = useGroupWords();
  const competition = useVotingContext(voting, ({ board }) => board?.data.competition);
  const group = useVotingContext(voting, view.namedGroup);
  if (!competition) return null;
  const round = localized(competition.round, 'name', language);
  const rest = group === null ? [round] : [round, words.name(group)];
  return <StageLead head={localized(competition, 'name', language)} rest={rest} />;
}

function TimeLeft({ voting }: Props) {
  const phase = useVotingContext(voting, (context) => context.phase);
  const remaining = useVotingContext(voting, view.remainingMs);
  const settling = useVotingContext(voting, view.lastSettling);
  if (!phase) return null;
  return (
    <Countdown
      phase={phase}
      remainingMs={remaining}
      settling={settling}
      onMilestone={(_milestone, sentence) => announce(sentence)}
    />
  );
}

/** How to vote by text message: a placeholder while the board loads, nothing if no voting is scheduled. */
function useSmsPanel(props: HeroProps) {
  const { voting } = props;
  const sms = useVotingContext(voting, ({ config }) => config?.sms);
  const phase = useVotingContext(voting, (context) => context.phase?.phase);
  const waiting = useIsWaiting(voting);
  if (sms && phase && phase !== 'none') return <Texting {...props} sms={sms} live={phase === 'live'} />;
  return waiting ? <div className={styles.panelPlace} /> : undefined;
}

function Texting({ voting, sms, live, onOperator }: HeroProps & { sms: SmsConfig; live: boolean }) {
  const opensAt = useVotingContext(voting, (context) => view.smsOpening(context)?.at);
  const soon = useVotingContext(voting, (context) => view.smsOpening(context)?.soon);
  const code = useVotingContext(voting, view.exampleCode);
  const opening = opensAt === undefined ? undefined : { at: opensAt, soon: soon === true };
  return (
    <SmsBanner
      sms={sms}
      open={live}
      opening={opening}
      exampleCode={code}
      onOperator={onOperator}
      onAnnounce={announce}
    />
  );
}
