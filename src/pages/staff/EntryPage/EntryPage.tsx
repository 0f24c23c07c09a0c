import { useMachine } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { Panel } from '../../../components/Panel/Panel.tsx';
import type { memberRemovalMachine } from '../../../machines/memberRemoval/memberRemovalMachine.ts';
import type { entryReading } from '../../../machines/staffReading/staffReadingMachine.ts';
import * as browse from '../BrowsePage/BrowsePage.css.ts';
import { useEntryWords } from '../EntriesPage/useEntryWords.tsx';
import { type History, ObjectHistory } from '../ObjectHistory/ObjectHistory.tsx';
import { RecordView } from '../RecordView/RecordView.tsx';
import { RemovalPanel } from '../RemovalPanel/RemovalPanel.tsx';
import { EntryFacts } from './EntryFacts.tsx';
import * as styles from './EntryPage.css.ts';
import { IdentityPanel, type IdentityPanelProps } from '../IdentityPanel/IdentityPanel.tsx';
import { EntryRounds } from './EntryRounds.tsx';

type MayRemove = (act: 'readRemovals' | 'removeMembers', competition: string) => boolean;

export type EntryPageProps = {
  entry: typeof entryReading;
  id: string;
  /** All entries. */
  backHref: string;
  /** The address of the page of its candidate. */
  candidateHrefOf: (id: string) => string;
  /** What happened to it; missing where the person may not read the audit. */
  history?: History | undefined;
  /** Taking it out of its vote; missing where the person may not even read that. */
  removal?: { machine: typeof memberRemovalMachine; may: MayRemove } | undefined;
  /** What the person may know of the candidate's identity document. */
  identity?: Omit<IdentityPanelProps, 'zone'>;
};

/** An entry: its facts, its rounds, and what happened to it. */
export function EntryPage(props: EntryPageProps) {
  const { entry: machine, id, backHref, candidateHrefOf, history, removal, identity } = props;
  const { t } = useTranslation('staffEntries');
  const [snapshot, send] = useMachine(machine);
  const entry = snapshot.context.data?.entry ?? null;
  const words = useEntryWords(entry?.zone);
  const name = entry && words.name(entry);
  return (
    <RecordView
      words={{
        page: t('entry.pageTitle'),
        all: t('entry.all'),
        refresh: t('entry.refresh'),
        loading: t('entry.loading'),
        failed: t('entry.failed'),
        absent: t('entry.absent'),
        absentText: t('entry.absentText'),
      }}
      title={
        entry && (
          <a href={candidateHrefOf(entry.candidate)} className={browse.link}>
            <bdi>{name}</bdi>
          </a>
        )
      }
      {...{ backHref, snapshot, send }}
    >
      {entry && name !== null && (
        <>
          <Panel title={t('entry.facts')} hint={t('entry.times', { zone: words.zone(entry.registered_at) })}>
            <EntryFacts entry={entry} words={words} />
          </Panel>
          <div className={styles.column}>
            <Panel title={t('entry.rounds')}>
              <EntryRounds places={entry.places} results={entry.results} words={words} />
            </Panel>
            {identity && <IdentityPanel {...identity} zone={entry.zone} />}
            {removal?.may('readRemovals', entry.competition.id) && (
              <RemovalPanel
                removal={removal.machine}
                mayAct={removal.may('removeMembers', entry.competition.id)}
              />
            )}
            {history && (
              <Panel title={t('entry.history')}>
                <ObjectHistory {...history} subject={id} name={name} />
              </Panel>
            )}
          </div>
        </>
      )}
    </RecordView>
  );
}
