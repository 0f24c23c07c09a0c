import { useMachine } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { StaffCandidate } from '../../../../domain/staff/staffContract.ts';
import { Button } from '../../../components/Button/Button.tsx';
import { FormErrorNote } from '../../../components/FormErrorNote/FormErrorNote.tsx';
import { announce } from '../../../components/LiveRegions/announcer.ts';
import { Note } from '../../../components/Note/Note.tsx';
import { Panel } from '../../../components/Panel/Panel.tsx';
import type { changeDecisionMachine } from '../../../machines/changeDecision/changeDecisionMachine.ts';
import type { EntryWords } from '../EntriesPage/useEntryWords.tsx';
import { ChangeActs } from './ChangeActs.tsx';
import { changesIn, type ShownChange, WaitingChange } from './WaitingChange.tsx';
import * as styles from './ChangesPanel.css.ts';

export type ChangesPanelProps = {
  candidate: StaffCandidate;
  words: EntryWords;
  /** The address of a picture of the candidate. */
  pictureHrefOf: (picture: string) => string;
};

/** What a candidate wants to change, beside what the public sees; for people who may not decide. */
export function ChangesPanel(props: ChangesPanelProps) {
  const { t } = useTranslation('staffCandidate');
  const changes = changesIn(props.candidate);
  if (changes.length === 0) return null;
  return (
    <Panel title={t('changes')} hint={t('changesHint')}>
      <ul className={styles.list}>
        {changes.map((change) => (
          <WaitingChange key={change.id} change={change} {...props} />
        ))}
      </ul>
    </Panel>
  );
}

type DecidingProps = ChangesPanelProps & {
  decision: typeof changeDecisionMachine;
  /** Another candidate with a waiting change; null without one. */
  nextHref: string | null;
  /** What waits may be something else now. */
  onAnswered: () => void;
};

/** As `ChangesPanel`, with the decisions. It stays after the last one, to say what became of it. */
export function DecidingPanel({ decision, nextHref, onAnswered, ...props }: DecidingProps) {
  const { t } = useTranslation('staffCandidate');
  const [snapshot, send] = useMachine(decision);
  const { done, answers, change: last, formError } = snapshot.context;
  const place = useRef<HTMLDivElement>(null);
  const outcome = done && t(`done.${done.decision}.${done.kind}`);
  const heard = useRef(0);
  useEffect(() => {
    if (heard.current === answers) return;
    heard.current = answers;
    // The button that was pressed is there no more.
    place.current?.focus();
    if (outcome !== null) announce(outcome);
    onAnswered();
  }, [answers, outcome, onAnswered]);
  const waiting = changesIn(props.candidate);
  const changes = waiting.filter(({ id }) => id !== done?.id);
  if (waiting.length === 0 && answers === 0) return null;
  const isGone = formError !== null && !waiting.some(({ id }) => id === last?.id);
  const acts = (change: ShownChange) => <ChangeActs change={change} snapshot={snapshot} send={send} />;
  return (
    <Panel title={t('changes')} hint={t('changesHint')}>
      <div ref={place} tabIndex={-1} className={styles.outcome}>
        {outcome !== null && (
          <Note kind="success" title={outcome}>
            {props.candidate.account?.is_verified ? t('told') : undefined}
          </Note>
        )}
        {!snapshot.matches('rejecting') && <FormErrorNote formError={formError} />}
        {isGone && <p className={styles.quiet}>{t('gone')}</p>}
        {changes.length === 0 && <p className={styles.quiet}>{t('noChanges')}</p>}
      </div>
      {changes.length > 0 && (
        <ul className={styles.list}>
          {changes.map((change) => (
            <WaitingChange key={change.id} change={change} {...props} acts={acts(change)} />
          ))}
        </ul>
      )}
      {nextHref !== null && (
        <div>
          <Button variant="secondary" href={nextHref}>
            {t('next')}
          </Button>
        </div>
      )}
    </Panel>
  );
}
