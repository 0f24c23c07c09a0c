import ExternalLink from '@lucide/icons/icons/external-link';
import RotateCw from '@lucide/icons/icons/rotate-cw';
import { createElement, useCallback, useRef, useState, useSyncExternalStore, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { stage } from '../../theme/theme.css.ts';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import * as commands from './mediaCommands.ts';
import * as styles from './MediaPlayer.css.ts';
import { PlayerControls } from './PlayerControls.tsx';
import { PlayerFace } from './PlayerFace.tsx';
import { usePlayerKeys, type PlayerCommand } from './usePlayerKeys.ts';
import { useResumedPlayback, type LinkState } from './useResumedPlayback.ts';
import { useMediaState } from './useMediaState.ts';

type CaptionTrack = { src: string; language: string; label: string };

export type MediaPlayerProps = {
  kind: 'video' | 'audio';
  src: string;
  /** Poster of a video, or waveform of an audio recording. */
  picture: string | null;
  /** The candidate's file name. */
  name: string;
  /** What it plays, where a page has several. */
  label?: string;
  captions?: readonly CaptionTrack[];
  /** Whether a new link is on its way, or its request failed. */
  link?: LinkState;
  onExpired: () => void;
  /** The visitor wants a part of the file that may not be loaded. Missing where only a failure renews the link. */
  onWish?: (() => void) | undefined;
};

/** Plays a recording with the browser's media element and controls in the page's language. */
export function MediaPlayer({ link = 'valid', captions = [], ...props }: MediaPlayerProps) {
  const { kind, src, picture, name, label, onExpired, onWish } = props;
  const { t } = useTranslation('entries');
  const player = useRef<HTMLElement>(null);
  const media = useRef<HTMLMediaElement>(null);
  const mediaState = useMediaState(media);
  const { kept, failed, retry, toggle, seek, skip } = useResumedPlayback(media, {
    src,
    link,
    onExpired,
    onWish,
  });
  const { isFull, toggle: toggleFull } = useFullScreen(player, media);
  const [withCaptions, setWithCaptions] = useState(false);
  const isVideo = kind === 'video';
  const state = { ...mediaState, ...kept };
  const runCommand = useCallback(
    (command: PlayerCommand) => {
      if (command.kind === 'fullScreen' && !isVideo) return false;
      if (command.kind === 'fullScreen') toggleFull();
      if (command.kind === 'toggle') toggle();
      if (command.kind === 'mute') commands.toggleSound(media.current);
      if (command.kind === 'skip') skip(command.seconds);
      return true;
    },
    [isVideo, toggle, toggleFull, skip],
  );
  usePlayerKeys(player, runCommand);
  const toggleCaptions = () => {
    commands.showCaptions(media.current, !withCaptions);
    setWithCaptions(!withCaptions);
  };
  const isBroken = link === 'lost' || (failed && link === 'valid');
  const isWaiting = !isBroken && (state.empty || state.waiting);
  return (
    <section ref={player} aria-label={label ?? t(`player.${kind}`)} className={`${stage} ${styles.player}`}>
      <div className={styles.face[kind]}>
        {createElement(
          kind,
          {
            ref: media,
            src,
            preload: 'metadata',
            ...(isVideo && { className: styles.film, playsInline: true, poster: picture ?? undefined }),
          },
          ...captions.map(({ src: file, language, label: words }) => (
            <track key={language} kind="captions" src={file} srcLang={language} label={words} />
          )),
        )}
        <PlayerFace kind={kind} name={name} picture={picture} state={state} onToggle={toggle} />
        {isBroken && <PlayerFailure src={src} onRetry={retry} />}
        <output className={styles.waiting}>
          {link === 'renewing' ? t('player.renewing') : isWaiting && t('player.loading')}
        </output>
      </div>
      <PlayerControls
        state={state}
        onToggle={toggle}
        onSeek={seek}
        onMute={() => commands.toggleSound(media.current)}
        onVolume={(volume) => commands.setVolume(media.current, volume)}
        captions={captions.length > 0 ? { shown: withCaptions, onToggle: toggleCaptions } : undefined}
        fullScreen={isVideo ? { isFull, toggle: toggleFull } : undefined}
      />
    </section>
  );
}

type PlayerFailureProps = { src: string; onRetry: () => void };

/** The recording does not play, and what the visitor can do. */
function PlayerFailure({ src, onRetry }: PlayerFailureProps) {
  const { t } = useTranslation(['entries', 'common']);
  return (
    <div className={styles.over}>
      <div role="alert">
        <p className={styles.failureTitle}>{t('player.failed')}</p>
        <p className={styles.failureText}>{t('player.failedText')}</p>
      </div>
      <div className={styles.failureActions}>
        <Button variant="secondary" onClick={onRetry} iconStart={<Icon of={RotateCw} size="sm" mirror />}>
          {t('common:retry.again')}
        </Button>
        <Button variant="quiet" href={src} newTab iconStart={<Icon of={ExternalLink} size="sm" mirror />}>
          {t('player.open')}
        </Button>
      </div>
    </div>
  );
}

function subscribeToFullScreen(changed: () => void) {
  document.addEventListener('fullscreenchange', changed);
  return () => document.removeEventListener('fullscreenchange', changed);
}

/** iPhones allow full screen for the video element only, in their own player. */
type Film = HTMLMediaElement & { webkitEnterFullscreen?: () => void };

/** Whether the player fills the screen, and how to toggle that. */
function useFullScreen(player: RefObject<HTMLElement | null>, media: RefObject<Film | null>) {
  const isFull = useSyncExternalStore(
    subscribeToFullScreen,
    () => document.fullscreenElement !== null && document.fullscreenElement === player.current,
  );
  const toggle = useCallback(() => {
    // Ignored where the browser refuses.
    if (document.fullscreenElement) document.exitFullscreen().catch(() => {});
    else if (document.fullscreenEnabled) player.current?.requestFullscreen().catch(() => {});
    else media.current?.webkitEnterFullscreen?.();
  }, [player, media]);
  return { isFull, toggle };
}
