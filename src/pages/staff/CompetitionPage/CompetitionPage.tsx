import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { localized } from '../../../../domain/localized.ts';
import type { LifeAct } from '../../../../domain/season/seasonLife.ts';
import { readSettingsForm } from '../../../../domain/season/settingsForm.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import type { editFormMachine, EditFormSnapshot } from '../../../machines/editForm/editFormMachine.ts';
import type { EditFormEvent } from '../../../machines/editForm/editFormTypes.ts';
import { editedFields } from '../../../machines/editForm/editTexts.ts';
import type { draftPreviewMachine } from '../../../machines/draftPreview/draftPreviewMachine.ts';
import type { publishCheckMachine } from '../../../machines/publishCheck/publishCheckMachine.ts';
import type { askedActMachine } from '../../../machines/askedAct/askedActMachine.ts';
import type { seasonLifeMachine } from '../../../machines/seasonLife/seasonLifeMachine.ts';
import { AskPanel } from '../AskPanel/AskPanel.tsx';
import { LifePanel } from '../LifePanel/LifePanel.tsx';
import { PreviewPanel } from '../PreviewPanel/PreviewPanel.tsx';
import { PicturePanel } from '../PicturePanel/PicturePanel.tsx';
import type { EditedPicture } from '../PicturePanel/picturePanelProps.ts';
import { RecordForm } from '../RecordForm/RecordForm.tsx';
import { RecordPage } from '../RecordForm/RecordPage.tsx';
import { nameIn } from '../RecordForm/nameIn.ts';
import type { SeasonPlaces } from '../SeasonPage/seasonPlaces.ts';
import * as styles from './CompetitionPage.css.ts';
import { LazyPreview } from './LazyPreview.tsx';
import { PublishPanel } from './PublishPanel.tsx';
import { type MayEdit, useSettingsFields } from './useSettingsFields.ts';

export type CompetitionPageProps = {
  competition: typeof editFormMachine;
  publishing: typeof publishCheckMachine;
  preview: typeof draftPreviewMachine;
  life: typeof seasonLifeMachine;
  /** Its cancellation once its vote has begun. */
  cancellation?: typeof askedActMachine;
  picture: EditedPicture;
  places: SeasonPlaces;
  may: MayEdit & { publish: boolean; end: boolean };
  /** UTC ms, at which the preview shows the competition. */
  now: number;
  onGone?: () => void;
};

/** A competition: its form in both languages, what it lacks before it is public, its life, and how visitors see it. */
export function CompetitionPage({ competition, ...props }: CompetitionPageProps) {
  const { t } = useTranslation('staffSeason');
  const { places, may } = props;
  // After an act the record has another version: the form starts anew from it.
  const [acts, setActs] = useState<readonly (LifeAct | null)[]>([]);
  const isReadOnly = !may.season && !may.money;
  return (
    <RecordPage
      key={acts.length}
      record={competition}
      read={readSettingsForm}
      title={t('competition.pageTitle')}
      backHref={places.season}
      isReadOnly={isReadOnly}
    >
      {(snapshot, send) => (
        <Editor
          {...{ ...props, snapshot, send, isReadOnly }}
          done={acts.at(-1) ?? null}
          onActed={(act) => setActs((all) => [...all, act])}
        />
      )}
    </RecordPage>
  );
}

type EditorProps = Omit<CompetitionPageProps, 'competition'> & {
  snapshot: EditFormSnapshot;
  send: (event: EditFormEvent) => void;
  isReadOnly: boolean;
  /** The act that was done last; null for a publication. */
  done: LifeAct | null;
  onActed: (act: LifeAct | null) => void;
};

function Editor({ snapshot, send, places, may, isReadOnly, ...props }: EditorProps) {
  const { t } = useTranslation('staffSeason');
  const language = useLanguage();
  const { start, texts } = snapshot.context;
  const facts = start?.facts ?? {};
  const [saves, setSaves] = useState(0);
  const noteSave = useCallback(() => setSaves((count) => count + 1), []);
  const sections = useSettingsFields(texts, facts, may);
  const { publishing, preview, life, cancellation, picture, now, done, onActed, onGone } = props;
  const isDraft = facts['state'] === 'draft' || facts['event_state'] === 'draft';
  const isDirty = editedFields(snapshot.context).length > 0;
  const name = nameIn(start, language) ?? '';
  const event = localized(
    { event_name_ar: facts['event_name_ar'], event_name_en: facts['event_name_en'] },
    'event_name',
    language,
  );
  return (
    <>
      <p className={styles.event}>
        <a className={styles.link} href={places.event(facts['event_id'] ?? '')}>
          {t('competition.in', { event })}
        </a>
        {start && (
          <a className={styles.link} href={places.rounds(start.id)}>
            {t('publish.where.rounds')}
          </a>
        )}
      </p>
      <div className={styles.columns}>
        <div className={styles.form}>
          <RecordForm {...{ snapshot, send, sections, isReadOnly }} onSaved={noteSave} />
          <PicturePanel owner="competition" mayChange={may.season} {...{ picture, texts, facts, now }} />
        </div>
        <aside className={styles.beside}>
          <PublishPanel
            publishing={publishing}
            places={places}
            mayPublish={may.publish}
            isDirty={isDirty}
            saves={saves}
            id={start?.id ?? ''}
            name={name}
            event={{ id: facts['event_id'] ?? '', name: event, isDraft: facts['event_state'] === 'draft' }}
            onPublished={() => onActed(null)}
          />
          {isDraft && may.season && (
            <PreviewPanel kind="competition" {...{ preview, name }} zone={start?.texts['zone'] ?? 'UTC'} />
          )}
          <LifePanel
            kind="competition"
            mayAct={may.end}
            onDone={onActed}
            {...{ life, name, isDirty, saves, done, onGone }}
          />
          {cancellation && (
            // Each save makes another version.
            <AskPanel key={saves} asked={cancellation} act="cancel_competition" mayAsk={may.end} />
          )}
          <LazyPreview texts={texts} facts={facts} now={now} />
        </aside>
      </div>
    </>
  );
}
