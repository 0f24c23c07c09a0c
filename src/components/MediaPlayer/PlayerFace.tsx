import Play from '@lucide/icons/icons/play';
import { useState } from 'react';
import { FileName } from '../FileName/FileName.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { LevelBackdrop } from '../LevelBackdrop/LevelBackdrop.tsx';
import * as styles from './MediaPlayer.css.ts';
import type { MediaState } from './useMediaState.ts';

type Props = {
  kind: 'video' | 'audio';
  name: string;
  picture: string | null;
  state: MediaState;
  onToggle: () => void;
};

/** Lies over the media element: for audio, the waveform and name; always a surface that toggles playing. */
export function PlayerFace({ kind, name, picture, state, onToggle }: Props) {
  const [noPicture, setNoPicture] = useState(false);
  return (
    <>
      {kind === 'audio' && (
        <>
          {picture && !noPicture ? (
            <img className={styles.levels} src={picture} alt="" onError={() => setNoPicture(true)} />
          ) : (
            <LevelBackdrop dim />
          )}
          <p className={styles.name}>
            <FileName name={name} />
          </p>
        </>
      )}
      {/* Repeats the control below for pointers; the keyboard skips it. */}
      <button type="button" tabIndex={-1} aria-hidden className={styles.surface} onClick={onToggle}>
        {!state.playing && !state.empty && (
          <span className={styles.disc}>
            <Icon of={Play} size="lg" />
          </span>
        )}
      </button>
    </>
  );
}
