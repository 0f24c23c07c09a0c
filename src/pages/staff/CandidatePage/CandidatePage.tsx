import { useMachine } from '@xstate/react';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { Panel } from '../../../components/Panel/Panel.tsx';
import type { changeDecisionMachine } from '../../../machines/changeDecision/changeDecisionMachine.ts';
import type { candidateReading } from '../../../machines/staffReading/staffReadingMachine.ts';
import { useEntryWords } from '../EntriesPage/useEntryWords.tsx';
import * as styles from '../EntryPage/EntryPage.css.ts';
import { RecordView } from '../RecordView/RecordView.tsx';
import { CandidateActsPanel, type CandidateActsPanelProps } from '../CandidateActs/CandidateActsPanel.tsx';
import { CandidateDuplicates } from './CandidateDuplicates.tsx';
import { CandidateEntries } from './CandidateEntries.tsx';
import { CandidateMessages } from './CandidateMessages.tsx';
import { AccountFacts } from './CandidateFacts.tsx';
import { ChangesPanel, DecidingPanel } from './ChangesPanel.tsx';

export type CandidatePageProps = {
  candidate: typeof candidateReading;
  /** All entries. */
  backHref: string;
  /** The address of the page of another candidate. */
  candidateHrefOf: (id: string) => string;
  /** The address of the page of an entry. */
  entryHrefOf: (id: string) => string;
  /** The address of the page of a message of staff. */
  messageHrefOf: (id: string) => string;
  /** The address of a picture of the candidate. */
  pictureHrefOf: (picture: string) => string;
  /** Decides about changes; undefined for people who may not. */
  decision?: typeof changeDecisionMachine | undefined;
  /** What two persons do with the account; undefined for people who may not read it. */
  acts?: CandidateActsPanelProps | undefined;
};

/** A candidate: the entries, who is perhaps the same person, the account, what waits for approval, and what was sent. */
export function CandidatePage(props: CandidatePageProps) {
  const { candidate: machine, backHref, candidateHrefOf, entryHrefOf, messageHrefOf } = props;
  const { pictureHrefOf, decision, acts } = props;
  const { t } = useTranslation(['staffCandidate', 'staffEntries']);
  const [snapshot, send] = useMachine(machine);
  const candidate = snapshot.context.data?.candidate ?? null;
  const words = useEntryWords();
  const refresh = useCallback(() => send({ type: 'refresh.requested' }), [send]);
  return (
    <RecordView
      words={{
        page: t('pageTitle'),
        all: t('staffEntries:entry.all'),
        refresh: t('refresh'),
        loading: t('loading'),
        failed: t('failed'),
        absent: t('absent'),
        absentText: t('absentText'),
      }}
      title={candidate && <bdi>{words.name(candidate)}</bdi>}
      {...{ backHref, snapshot, send }}
    >
      {candidate && (
        <>
          <div className={styles.column}>
            <Panel title={t('entries')} hint={t('contactHint')}>
              <CandidateEntries entries={candidate.entries} hrefOf={entryHrefOf} words={words} />
            </Panel>
            {candidate.duplicates.length > 0 && (
              <Panel title={t('duplicates')} hint={t('duplicatesHint')}>
                <CandidateDuplicates
                  duplicates={candidate.duplicates}
                  words={words}
                  {...{ candidateHrefOf, entryHrefOf }}
                />
              </Panel>
            )}
            {decision ? (
              <DecidingPanel
                {...{ candidate, words, pictureHrefOf, decision }}
                nextHref={candidate.next_change && candidateHrefOf(candidate.next_change)}
                onAnswered={() => send({ type: 'refresh.requested' })}
              />
            ) : (
              <ChangesPanel {...{ candidate, words, pictureHrefOf }} />
            )}
            <Panel title={t('account')}>
              <AccountFacts candidate={candidate} words={words} />
            </Panel>
            {acts && <CandidateActsPanel {...acts} onChanged={refresh} />}
          </div>
          <Panel
            title={t('messages')}
            hint={t('staffEntries:entry.times', { zone: words.zone(candidate.entries[0]!.registered_at) })}
          >
            <CandidateMessages candidate={candidate} words={words} {...{ entryHrefOf, messageHrefOf }} />
          </Panel>
        </>
      )}
    </RecordView>
  );
}
