import { useMachine } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { localized } from '../../../../domain/localized.ts';
import type { StaffEvent } from '../../../../domain/staff/staffContract.ts';
import { Button } from '../../../components/Button/Button.tsx';
import { FormErrorNote } from '../../../components/FormErrorNote/FormErrorNote.tsx';
import { Note } from '../../../components/Note/Note.tsx';
import { RetryPanel } from '../../../components/RetryPanel/RetryPanel.tsx';
import { StaffPage } from '../../../components/StaffFrame/StaffFrame.tsx';
import { useDocumentTitle } from '../../../i18n/useDocumentTitle.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import type { seasonImportMachine } from '../../../machines/seasonImport/seasonImportMachine.ts';
import { BackLink } from '../RecordForm/BackLink.tsx';
import type { SeasonPlaces } from '../SeasonPage/seasonPlaces.ts';
import { FileContents } from './FileContents.tsx';
import { FileFaults } from './FileFaults.tsx';
import * as styles from './SeasonFile.css.ts';
import { SeasonFileDrop } from './SeasonFileDrop.tsx';

export type ImportPageProps = {
  seasonImport: typeof seasonImportMachine;
  places: Pick<SeasonPlaces, 'season' | 'event'>;
  /** UTC ms. */
  now: number;
};

/** Makes a draft of the file of a season: the file is chosen, looked at, and taken as a whole or not at all. */
export function ImportPage({ seasonImport, places, now }: ImportPageProps) {
  const { t } = useTranslation('staffFiles');
  const [snapshot, send] = useMachine(seasonImport);
  const { file, taken, faults, made, formError } = snapshot.context;
  const isReady = snapshot.matches('ready');
  const isRefused = snapshot.matches('refused');
  const isImporting = snapshot.matches('importing');
  const isUnsure = snapshot.matches('unsure');
  const isReading = snapshot.matches('reading');
  useDocumentTitle(t('import.pageTitle'), 'page');
  return (
    <StaffPage title={t('import.title')} lead={t('import.lead')} action={<BackLink href={places.season} />}>
      <div className={styles.page}>
        {(snapshot.matches('choosing') || isReading || isRefused || isReady) && (
          <SeasonFileDrop
            file={file}
            isReading={isReading}
            isRefused={isRefused}
            onChoose={(chosen) => send({ type: 'file.chosen', file: chosen })}
          />
        )}
        {isRefused && <FileFaults faults={faults} />}
        {taken && (isReady || isImporting || isUnsure) && (
          <>
            {isReady && !formError && <Note alert kind="success" title={t('import.sound')} />}
            <FileContents season={taken.season} now={now}>
              {isReady && <FormErrorNote formError={formError} />}
              {isUnsure ? (
                <RetryPanel
                  userStarted
                  kind="warning"
                  message={t('import.unsure')}
                  onRetry={() => send({ type: 'retry.requested' })}
                >
                  {t('import.unsureMore')}
                </RetryPanel>
              ) : (
                <div className={styles.acts}>
                  <Button
                    busy={isImporting ? t('import.importing') : undefined}
                    onClick={() => send({ type: 'import.requested' })}
                  >
                    {t('import.act')}
                  </Button>
                </div>
              )}
            </FileContents>
          </>
        )}
        {made && <Made event={made} href={places.event(made.id)} />}
      </div>
    </StaffPage>
  );
}

/** Leads to the draft; the link takes the focus of the button that made it. */
function Made({ event, href }: { event: StaffEvent; href: string }) {
  const { t } = useTranslation('staffFiles');
  const language = useLanguage();
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => link.current?.focus(), []);
  return (
    <Note
      alert
      kind="success"
      title={t('import.done', { event: localized(event, 'name', language) })}
      action={
        <Button ref={link} href={href}>
          {t('import.openDraft')}
        </Button>
      }
    >
      {t('import.doneMore', { slug: event.slug })}
    </Note>
  );
}
