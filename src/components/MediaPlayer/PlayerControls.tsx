import Captions from '@lucide/icons/icons/captions';
import Maximize from '@lucide/icons/icons/maximize';
import Minimize from '@lucide/icons/icons/minimize';
import Pause from '@lucide/icons/icons/pause';
import Play from '@lucide/icons/icons/play';
import Volume from '@lucide/icons/icons/volume-2';
import VolumeX from '@lucide/icons/icons/volume-x';
import { useTranslation } from 'react-i18next';
import { playTime } from '../../../domain/playTime.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as styles from './MediaPlayer.css.ts';
import type { MediaState } from './useMediaState.ts';

type Props = {
  state: MediaState;
  onToggle: () => void;
  onSeek: (seconds: number) => void;
  onMute: () => void;
  onVolume: (volume: number) => void;
  /** Only where there are captions. */
  captions?: { shown: boolean; onToggle: () => void } | undefined;
  /** Video only. */
  fullScreen?: { isFull: boolean; toggle: () => void } | undefined;
};

/** Left to right in every language, because the timeline is; its texts are not. */
export function PlayerControls({ state, onToggle, onSeek, onMute, onVolume, captions, fullScreen }: Props) {
  const { t } = useTranslation('entries');
  const { playing, time, length, volume, muted } = state;
  const isKnown = Number.isFinite(length);
  const [now, total] = [playTime(time), playTime(length)];
  return (
    <div dir="ltr" className={styles.controls}>
      <IconButton
        icon={playing ? Pause : Play}
        label={t(playing ? 'player.pause' : 'player.play')}
        onClick={onToggle}
      />
      <input
        type="range"
        className={styles.position}
        data-part="position"
        aria-label={t('player.position')}
        aria-valuetext={t('player.positionAt', { now, total })}
        min={0}
        max={isKnown ? length : 1}
        step="any"
        value={isKnown ? time : 0}
        onChange={(event) => onSeek(Number(event.target.value))}
      />
      <span className={styles.time}>
        {now} / {total}
      </span>
      <IconButton
        icon={muted || volume === 0 ? VolumeX : Volume}
        label={t(muted ? 'player.unmute' : 'player.mute')}
        onClick={onMute}
      />
      <input
        type="range"
        className={styles.volume}
        data-part="volume"
        aria-label={t('player.volume')}
        min={0}
        max={1}
        step={0.05}
        value={muted ? 0 : volume}
        onChange={(event) => onVolume(Number(event.target.value))}
      />
      {captions && (
        <IconButton
          icon={Captions}
          label={t('player.captions')}
          pressed={captions.shown}
          onClick={captions.onToggle}
        />
      )}
      {fullScreen && (
        <IconButton
          icon={fullScreen.isFull ? Minimize : Maximize}
          label={t(fullScreen.isFull ? 'player.leaveFullScreen' : 'player.fullScreen')}
          onClick={fullScreen.toggle}
        />
      )}
    </div>
  );
}
