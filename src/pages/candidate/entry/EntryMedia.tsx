import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { SubmissionMedia } from '../../../../domain/contract.ts';
import { isInWork } from '../../../../domain/submissionStanding.ts';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { FileName } from '../../../components/FileName/FileName.tsx';
import { MediaPlayer } from '../../../components/MediaPlayer/MediaPlayer.tsx';
import { SubmissionMediaState } from '../../../components/SubmissionMediaState/SubmissionMediaState.tsx';
import type { ViewerEvent } from '../../../machines/submissionViewer/submissionViewerMachine.ts';
import * as styles from './EntryFrame.css.ts';
import type { EntryState } from './entryState.ts';

type Props = {
  state: EntryState;
  media: SubmissionMedia | null;
  send: (event: ViewerEvent) => void;
  /** Where another recording can be sent. */
  another?: string | undefined;
};

/** The recording of an entry, or why it cannot be played. */
export function EntryMedia({ state, media, send, another }: Props) {
  return (
    <div className={styles.main}>
      <Recording state={state} media={media} send={send} />
      {media && state.at !== 'audio' && (
        <p className={styles.file}>
          <FileName name={media.file_name} />
        </p>
      )}
      {media && <SubmissionMediaState kind={media.kind} state={media.state} another={another} />}
    </div>
  );
}

function Recording({ state: { at, link }, media, send }: Props) {
  const { t } = useTranslation('entries');
  const onExpired = useCallback(() => send({ type: 'link.expired' }), [send]);
  const onWish = useCallback(() => send({ type: 'playing.wished', at: Date.now() }), [send]);
  if (media?.file_url && (at === 'video' || at === 'audio')) {
    return (
      <div className={styles.bleed}>
        <MediaPlayer
          key={at}
          kind={at}
          src={media.file_url}
          picture={at === 'video' ? media.thumbnail_url : media.waveform_url}
          name={media.file_name}
          link={link}
          onExpired={onExpired}
          onWish={onWish}
        />
      </div>
    );
  }
  const word = at === 'unsupported' ? 'unsupported' : isInWork(media) ? 'noPreview' : 'missing';
  return (
    <div className={styles.place}>
      <EmptyState title={t(`player.${word}`)} />
    </div>
  );
}
