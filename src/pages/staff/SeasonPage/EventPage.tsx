import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readEventForm } from '../../../../domain/season/eventForm.ts';
import { eventParts } from '../../../../domain/season/judgeChange.ts';
import type { LifeAct } from '../../../../domain/season/seasonLife.ts';
import type { EditField } from '../../../components/EditForm/editFormProps.ts';
import type { editFormMachine } from '../../../machines/editForm/editFormMachine.ts';
import type { EditRow } from '../../../machines/editForm/editFormTypes.ts';
import type { draftPreviewMachine } from '../../../machines/draftPreview/draftPreviewMachine.ts';
import { editedFields } from '../../../machines/editForm/editTexts.ts';
import type { seasonLifeMachine } from '../../../machines/seasonLife/seasonLifeMachine.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { LifePanel } from '../LifePanel/LifePanel.tsx';
import { PreviewPanel } from '../PreviewPanel/PreviewPanel.tsx';
import { nameIn } from '../RecordForm/nameIn.ts';
import { PicturePanel } from '../PicturePanel/PicturePanel.tsx';
import type { EditedPicture } from '../PicturePanel/picturePanelProps.ts';
import { RecordForm } from '../RecordForm/RecordForm.tsx';
import { RecordPage } from '../RecordForm/RecordPage.tsx';
import { UseAgain, type UseAgainProps } from '../SeasonFile/UseAgain.tsx';
import { useRuleWords } from './useRuleWords.ts';
import * as styles from './SeasonPage.css.ts';
import { useZones } from '../RecordForm/useZones.ts';

export type EventPageProps = {
  event: typeof editFormMachine;
  /** The form makes a new event. */
  isNew?: boolean;
  /** What may become of an event that is there. */
  life?: typeof seasonLifeMachine;
  /** The links that show it while it is a draft; missing where the person may not make one. */
  preview?: typeof draftPreviewMachine;
  /** Of an event that is there. */
  picture?: EditedPicture;
  /** UTC ms, at which the preview shows the event. */
  now: number;
  mayChange: boolean;
  mayEnd?: boolean;
  backHref: string;
  /** Where its settings are used again; missing where the person may not. */
  again?: UseAgainProps;
  onSaved?: (row: EditRow) => void;
  onGone?: () => void;
};

/** An event: its names, its address, its zone and its dates, and what may become of it. */
export function EventPage(props: EventPageProps) {
  const { event, isNew = false, life, preview, picture, mayChange, mayEnd = false, backHref } = props;
  const { again, now, onSaved, onGone } = props;
  const { t } = useTranslation('staffSeason');
  const language = useLanguage();
  // After an act the record has another version: the form starts anew from it.
  const [acts, setActs] = useState<readonly LifeAct[]>([]);
  const [saves, setSaves] = useState(0);
  const noteSave = useCallback(
    (row: EditRow) => {
      setSaves((count) => count + 1);
      onSaved?.(row);
    },
    [onSaved],
  );
  return (
    <RecordPage
      key={acts.length}
      record={event}
      read={readEventForm}
      title={t(isNew ? 'event.newTitle' : 'event.pageTitle')}
      isNew={isNew}
      lead={t(isNew ? 'event.newLead' : 'event.lead')}
      backHref={backHref}
      isReadOnly={!mayChange}
    >
      {(snapshot, send) => (
        <div className={styles.narrow}>
          <EventForm
            {...{ snapshot, send, isNew }}
            onSaved={noteSave}
            isReadOnly={!mayChange}
            {...(isNew && { save: t('event.make') })}
          />
          {picture && (
            <PicturePanel
              owner="event"
              texts={snapshot.context.texts}
              facts={snapshot.context.start?.facts ?? {}}
              {...{ picture, mayChange, now }}
            />
          )}
          {again && <UseAgain {...again} />}
          {preview && snapshot.context.start?.facts?.['state'] === 'draft' && (
            <PreviewPanel
              kind="event"
              preview={preview}
              name={nameIn(snapshot.context.start, language) ?? ''}
              zone={snapshot.context.start.texts['zone'] ?? 'UTC'}
            />
          )}
          {life && (
            <LifePanel
              kind="event"
              name={nameIn(snapshot.context.start, language) ?? ''}
              mayAct={mayEnd}
              isDirty={editedFields(snapshot.context).length > 0}
              done={acts.at(-1) ?? null}
              onDone={(act) => setActs((all) => [...all, act])}
              {...{ life, saves, onGone }}
            />
          )}
        </div>
      )}
    </RecordPage>
  );
}

type FormProps = Omit<Parameters<typeof RecordForm>[0], 'sections'> & { isNew: boolean };

function EventForm({ isNew, ...form }: FormProps) {
  const { t } = useTranslation('staffSeason');
  const { start, texts } = form.snapshot.context;
  const ruleOf = useRuleWords(start?.facts ?? {});
  const zones = useZones(texts['zone'] ?? '');
  const zone = texts['zone'] ?? 'UTC';
  const label = { ar: t('event.name.ar'), en: t('event.name.en') };
  const fields: EditField[] = [
    { name: 'name', label, optional: 'en' },
    ...(isNew
      ? []
      : [
          {
            kind: 'code' as const,
            name: 'slug',
            label: t('event.slug'),
            hint: t('event.slugHint'),
            ...ruleOf(eventParts.slug),
          },
        ]),
    {
      kind: 'choice',
      name: 'zone',
      label: t('event.zone'),
      hint: t('event.zoneHint'),
      choices: zones,
      ...ruleOf(eventParts.zone),
    },
    { kind: 'moment', name: 'starts_at', label: t('event.starts_at'), zone, ...ruleOf(eventParts.starts_at) },
    { kind: 'moment', name: 'ends_at', label: t('event.ends_at'), zone, ...ruleOf(eventParts.ends_at) },
  ];
  return <RecordForm {...form} sections={[{ fields }]} />;
}
