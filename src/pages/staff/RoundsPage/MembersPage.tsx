import { useMachine } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { localized } from '../../../../domain/localized.ts';
import type { RoundMembers } from '../../../../domain/staff/staffContract.ts';
import { Button } from '../../../components/Button/Button.tsx';
import { FormErrorNote } from '../../../components/FormErrorNote/FormErrorNote.tsx';
import { Note } from '../../../components/Note/Note.tsx';
import { RetryPanel } from '../../../components/RetryPanel/RetryPanel.tsx';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { useLingering } from '../../../components/Skeleton/useLingering.ts';
import { StaffPage } from '../../../components/StaffFrame/StaffFrame.tsx';
import { useDocumentTitle } from '../../../i18n/useDocumentTitle.ts';
import { useErrorWords } from '../../../i18n/useErrorWords.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import type { groupMembersMachine } from '../../../machines/groupMembers/groupMembersMachine.ts';
import { MemberPanel } from './MemberPanel.tsx';
import { MoveBar } from './MoveBar.tsx';
import { PlacingOutcome } from './PlacingOutcome.tsx';
import { PlacingPart } from './PlacingPart.tsx';
import * as styles from './MembersPage.css.ts';

/** @param back the address of the rounds */
type Props = { members: typeof groupMembersMachine; back: string };

/** Who is in which voting group of a round, and with which code of text messages. */
export function MembersPage({ members: machine, back }: Props) {
  const { t } = useTranslation('staffRounds');
  const words = useErrorWords();
  const language = useLanguage();
  const [snapshot, send] = useMachine(machine);
  const { context } = snapshot;
  const { members, refusal, formError } = context;
  const isFailed = snapshot.matches('failed');
  const lingering = useLingering(snapshot.matches('loading'));
  useDocumentTitle(t('members.pageTitle'), isFailed ? 'failed' : 'page');
  return (
    <StaffPage
      title={t('members.title')}
      lead={members ? t('members.lead', { round: localized(members.round, 'name', language) }) : undefined}
      action={
        <Button variant="quiet" href={back}>
          {t('back')}
        </Button>
      }
    >
      {lingering && <Skeleton kind="row" count={3} label={t('members.loading')} />}
      {isFailed && (
        <RetryPanel message={t('members.failed')} onRetry={() => send({ type: 'retry.requested' })}>
          {formError && words.formError(formError)}
        </RetryPanel>
      )}
      {members && !isFailed && (
        <div className={styles.page}>
          {refusal && (
            <Note alert kind="error" title={refusal.sentence}>
              {namesOf(members, refusal.findings, language)}
            </Note>
          )}
          <FormErrorNote formError={formError} />
          {members.left_out > 0 && (
            <Note kind="warning" title={t('members.leftOut', { count: members.left_out })}>
              {t('members.leftOutNext')}
            </Note>
          )}
          {snapshot.matches('unsure') ? (
            <RetryPanel
              userStarted
              kind="warning"
              message={t('members.unsure')}
              onRetry={() => send({ type: 'retry.requested' })}
            />
          ) : snapshot.matches('confirming') ? (
            <PlacingOutcome context={context} send={send} />
          ) : (
            <PlacingPart members={members} isSaving={snapshot.matches('saving')} send={send} />
          )}
          <div className={styles.columns}>
            {[null, ...members.groups].map((group) => (
              <MemberPanel
                key={group?.id ?? 'none'}
                group={group}
                context={context}
                isBusy={!snapshot.matches('choosing')}
                send={send}
              />
            ))}
          </div>
          {!snapshot.matches('unsure') && (
            <MoveBar context={context} isSaving={snapshot.matches('saving')} send={send} />
          )}
        </div>
      )}
    </StaffPage>
  );
}

/** The groups that findings name. */
function namesOf(
  { groups }: RoundMembers,
  findings: readonly { groups: readonly string[] }[],
  language: ReturnType<typeof useLanguage>,
) {
  const ids = new Set(findings.flatMap((finding) => finding.groups));
  const named = groups.filter(({ id }) => ids.has(id));
  return named.map((group) => (
    <span key={group.id} className={styles.named}>
      <bdi>{localized(group, 'name', language)}</bdi>
    </span>
  ));
}
