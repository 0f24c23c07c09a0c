import { useTranslation } from 'react-i18next';
import type { SubmissionMedia } from '../../../../domain/contract.ts';
import type { ScreeningItem } from '../../../../domain/staff/staffContract.ts';
import { FileName } from '../../../components/FileName/FileName.tsx';
import { MediaPlayer } from '../../../components/MediaPlayer/MediaPlayer.tsx';
import { Note } from '../../../components/Note/Note.tsx';
import { Panel } from '../../../components/Panel/Panel.tsx';
import { EntryFacts } from '../EntryPage/EntryFacts.tsx';
import { useEntryWords } from '../EntriesPage/useEntryWords.tsx';
import { ItemHistory } from './ItemHistory.tsx';
import * as styles from './ScreeningPage.css.ts';

type Props = {
  item: ScreeningItem;
  isBusy: boolean;
  onNote: (text: string) => void;
  /** The links of a recording live half an hour. */
  onExpired: () => void;
};

/** The recording to decide about, beside what it replaces, and what is known of the entry. */
export function ItemView({ item, isBusy, onNote, onExpired }: Props) {
  const { t } = useTranslation('staffScreening');
  const words = useEntryWords(item.entry.zone);
  const { recording, former } = item;
  return (
    <>
      {recording === null ? (
        <Note kind="warning" title={t('recording.gone')}>
          {t('recording.goneNext')}
        </Note>
      ) : (
        <>
          {recording.state === 'failed' && (
            <Note kind="warning" title={t('recording.failed')}>
              {t('recording.failedNext')}
            </Note>
          )}
          <div className={styles.players}>
            <Recording label={t(`recording.${item.what}`)} {...{ recording, onExpired }} />
            {former && <Recording label={t('recording.former')} recording={former} onExpired={onExpired} />}
          </div>
        </>
      )}
      <Panel title={t('facts')}>
        <EntryFacts entry={item.entry} words={words} />
      </Panel>
      <Panel title={t('history.title')}>
        <ItemHistory item={item} isBusy={isBusy} onNote={onNote} />
      </Panel>
    </>
  );
}

type RecordingProps = { label: string; recording: SubmissionMedia; onExpired: () => void };

function Recording({ label, recording, onExpired }: RecordingProps) {
  const { kind, file_url, thumbnail_url, waveform_url, file_name } = recording;
  if (file_url === null) return null;
  return (
    <figure className={styles.form}>
      <MediaPlayer
        kind={kind}
        src={file_url}
        picture={kind === 'video' ? thumbnail_url : waveform_url}
        name={file_name}
        label={label}
        onExpired={onExpired}
      />
      <figcaption className={styles.quiet}>
        {label} <FileName name={file_name} />
      </figcaption>
    </figure>
  );
}
