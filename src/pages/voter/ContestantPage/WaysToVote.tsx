import { useTranslation } from 'react-i18next';
import { contestantHref } from '../../../../domain/contestantAddress.ts';
import type { Group, Participant } from '../../../../domain/contract.ts';
import { localized } from '../../../../domain/localized.ts';
import { Button } from '../../../components/Button/Button.tsx';
import { GroupNote } from '../../../components/GroupSection/GroupNote.tsx';
import { announce } from '../../../components/LiveRegions/announcer.ts';
import { Note } from '../../../components/Note/Note.tsx';
import { Panel } from '../../../components/Panel/Panel.tsx';
import { ShareButton } from '../../../components/ShareButton/ShareButton.tsx';
import { SmsBanner, type SmsBannerProps } from '../../../components/SmsBanner/SmsBanner.tsx';
import { useSmsLink } from '../../../components/SmsVote/useSmsLink.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { visuallyHidden } from '../../../theme/visuallyHidden.css.ts';
import { useVotingContext, type Voting } from '../VotePage/usePublicVoting.ts';
import { GroupCloses } from '../VotePage/GroupCloses.tsx';
import * as view from '../VotePage/voteView.ts';
import * as styles from './ContestantPage.css.ts';

type Props = {
  voting: Voting;
  group: Group;
  participant: Participant;
  /** A text message to this mobile operator begins. */
  onOperator?: SmsBannerProps['onOperator'];
};

/** Text message and paid votes while the group is open and not stopped; otherwise when it opens, or that it is closed. */
export function WaysToVote({ voting, group, participant, onOperator }: Props) {
  const { t } = useTranslation('vote');
  const name = localized(participant.user, 'full_name', useLanguage());
  const status = useVotingContext(voting, (context) => view.statusOf(context, group));
  if (participant.standing) return <Note title={t(`contestant.standing.${participant.standing}`)} />;
  return (
    <>
      {status === 'open' && (
        <>
          <GroupCloses voting={voting} of={group.number} onAnnounce={announce} />
          {!group.stopped && (
            <OpenWays voting={voting} participant={participant} name={name} onOperator={onOperator} />
          )}
        </>
      )}
      {status !== 'open' && <ClosedNote voting={voting} group={group} />}
      <Share participant={participant} name={name} />
    </>
  );
}

type OpenWaysProps = Omit<Props, 'group'> & { name: string };

function OpenWays({ voting, participant, name, onOperator }: OpenWaysProps) {
  const { t } = useTranslation('vote');
  const config = useVotingContext(voting, (context) => context.config);
  const live = useVotingContext(voting, (context) => context.source === 'live');
  const linkTo = useSmsLink(participant.sms_code);
  if (!config) return null;
  return (
    <>
      <Panel title={t('contestant.online')}>
        <div className={styles.online}>
          <p className={styles.onlineText}>{t('contestant.onlineText')}</p>
          {live ? (
            <Button
              size="lg"
              href={view.payHref(config, voting.getSnapshot().context.board)(participant.voter_id)}
              newTab
            >
              <span aria-hidden="true">{t('card.vote')}</span>
              <span className={visuallyHidden}>{t('card.voteFor', { name })}</span>
            </Button>
          ) : (
            <Button size="lg" disabledReason={t('card.notNow')}>
              {t('card.vote')}
            </Button>
          )}
        </div>
      </Panel>
      <SmsBanner
        sms={config.sms}
        open
        contestantCode={participant.sms_code}
        linkTo={linkTo}
        onOperator={onOperator}
        onAnnounce={announce}
      />
    </>
  );
}

function ClosedNote({ voting, group }: { voting: Voting; group: Group }) {
  // Renders when a group opens or closes, not every second.
  useVotingContext(voting, view.statusKey);
  return <GroupNote {...view.groupInTime(voting.getSnapshot().context, group)} />;
}

function Share({ participant, name }: { participant: Participant; name: string }) {
  const { t } = useTranslation('vote');
  return (
    <div className={styles.actions}>
      <ShareButton
        variant="secondary"
        href={contestantHref(participant.voter_id)}
        title={name}
        copiedLabel={t('contestant.copied')}
        onShared={(outcome) => {
          if (outcome === 'copied') announce(t('contestant.copied'));
          if (outcome === 'failed') announce(t('contestant.notShared'), 'assertive');
        }}
      >
        {t('contestant.share')}
      </ShareButton>
    </div>
  );
}
