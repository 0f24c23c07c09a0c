import { useMachine } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { isPublishable } from '../../../../domain/season/publishChecks.ts';
import type { PublishCheck } from '../../../../domain/staff/staffContract.ts';
import { Button } from '../../../components/Button/Button.tsx';
import { FormErrorNote } from '../../../components/FormErrorNote/FormErrorNote.tsx';
import { Note } from '../../../components/Note/Note.tsx';
import { Panel } from '../../../components/Panel/Panel.tsx';
import { RetryPanel } from '../../../components/RetryPanel/RetryPanel.tsx';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { useErrorWords } from '../../../i18n/useErrorWords.ts';
import type { publishCheckMachine } from '../../../machines/publishCheck/publishCheckMachine.ts';
import type { SeasonPlaces } from '../SeasonPage/seasonPlaces.ts';
import * as styles from './CompetitionPage.css.ts';
import { Findings } from './Findings.tsx';
import { PublishDialog } from './PublishDialog.tsx';

export type PublishPanelProps = {
  publishing: typeof publishCheckMachine;
  places: SeasonPlaces;
  mayPublish: boolean;
  /** The form beside it has what is not saved. */
  isDirty: boolean;
  /** How often the form was saved: each save is checked. */
  saves: number;
  id: string;
  name: string;
  event: { id: string; name: string; isDraft: boolean };
  onPublished?: () => void;
};

/** What a competition lacks before it is public, and the act that publishes it. */
export function PublishPanel(props: PublishPanelProps) {
  const { publishing, places, mayPublish, isDirty, saves, id, name, event, onPublished } = props;
  const { t } = useTranslation('staffSeason');
  const words = useErrorWords();
  const [snapshot, send] = useMachine(publishing);
  const { checked, hasChanged, formError } = snapshot.context;
  const findings = checked?.findings ?? [];
  const isMissing = !isPublishable(findings);
  const isBusy = snapshot.matches('publishing');
  const isOpen = isBusy || snapshot.matches('confirming');
  useEffect(() => {
    if (saves > 0) send({ type: 'refresh.requested' });
  }, [saves, send]);
  const wasBusy = useRef(false);
  useEffect(() => {
    if (wasBusy.current && snapshot.matches('published')) onPublished?.();
    wasBusy.current = isBusy;
  }, [isBusy, snapshot, onPublished]);
  const reason = !mayPublish
    ? t('publish.noRight')
    : isDirty
      ? t('publish.saveFirst')
      : isMissing
        ? t('publish.first')
        : undefined;
  const isDraft = snapshot.matches('ready') || isOpen;
  return (
    <Panel title={t('publish.title')}>
      {hasChanged && <Note alert kind="warning" title={t('publish.hasChanged')} />}
      {snapshot.matches('ready') && <FormErrorNote formError={formError} />}
      {snapshot.matches('loading') && !checked && (
        <Skeleton kind="row" count={2} label={t('publish.loading')} />
      )}
      {snapshot.matches('failed') && (
        <RetryPanel message={t('publish.failed')} onRetry={() => send({ type: 'retry.requested' })}>
          {formError && words.formError(formError)}
        </RetryPanel>
      )}
      {snapshot.matches('unsure') && (
        <RetryPanel
          kind="warning"
          message={t('publish.unsure')}
          onRetry={() => send({ type: 'retry.requested' })}
        />
      )}
      {snapshot.matches('published') && (
        <Note kind="success" title={t(isOver(checked?.state) ? 'publish.closed' : 'publish.published')} />
      )}
      {(isDraft || snapshot.matches('loading')) && checked && (
        <Findings findings={findings} places={places} eventId={event.id} competitionId={id} />
      )}
      {isDraft && (
        <div className={styles.acts}>
          <Button disabledReason={reason} onClick={() => send({ type: 'publish.requested' })}>
            {t('publish.act')}
          </Button>
          <Button variant="quiet" onClick={() => send({ type: 'refresh.requested' })}>
            {t('publish.again')}
          </Button>
        </div>
      )}
      {isOpen && (
        <PublishDialog
          name={name}
          event={event}
          warnings={findings.length}
          isPublishing={isBusy}
          onConfirm={() => send({ type: 'publish.confirmed' })}
          onCancel={() => send({ type: 'publish.cancelled' })}
        />
      )}
    </Panel>
  );
}

/** One that was just published has the state of its check, a draft. */
const isOver = (state: PublishCheck['state'] | undefined) => state !== 'draft' && state !== 'published';
