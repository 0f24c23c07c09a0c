import { useEffect, useRef, type CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { MEGABYTE_BYTES } from '../../../domain/forms/mediaFile.ts';
import { useFormat } from '../../i18n/useFormat.ts';
import { Button } from '../Button/Button.tsx';
import { ChosenFile, type ChosenFileFacts } from '../FileUpload/ChosenFile.tsx';
import { LevelMeter } from '../LevelMeter/LevelMeter.tsx';
import { announce } from '../LiveRegions/announcer.ts';
import * as barStyles from './UploadBars.css.ts';
import * as styles from './UploadProgress.css.ts';

export type UploadProgressProps = {
  progress: {
    phase: 'preparing' | 'uploading' | 'paused' | 'finalizing';
    /** Bytes sent, and size of the file in bytes. */
    sent: number;
    total: number;
    waitsFor?: 'network' | 'server';
  };
  /** The file being sent. */
  chosen: ChosenFileFacts;
  /** Left out when it is too late to cancel. */
  onCancel?: (() => void) | undefined;
};

/** Announces progress in steps of this many percent. */
const ANNOUNCED_EVERY = 25;

/** Progress of an upload: visible, and announced now and then. */
export function UploadProgress({ progress, chosen, onCancel }: UploadProgressProps) {
  const { t } = useTranslation('entries');
  const { megabytes, percent: percentOf } = useFormat();
  const { phase, sent, total, waitsFor = 'network' } = progress;
  const percent = total === 0 ? 0 : Math.min(100, Math.floor((sent / total) * 100));
  const isPending = phase === 'finalizing' || (phase === 'preparing' && sent === 0);
  const bytes = t('upload.bytes', {
    sent: Math.floor(sent / MEGABYTE_BYTES),
    total: megabytes(Math.max(1, Math.ceil(total / MEGABYTE_BYTES))),
  });
  const below = {
    preparing: bytes,
    uploading: bytes,
    paused: t(`upload.paused.${waitsFor}`),
    finalizing: t('upload.done'),
  };
  useProgressAnnouncements(phase, waitsFor, percent);
  return (
    <section aria-labelledby="upload-title" className={`${styles.panel} ${styles.phase[phase]}`}>
      <div className={styles.head}>
        <div>
          <h2 id="upload-title" className={styles.title}>
            {t(`upload.title.${phase}`)}
          </h2>
          <p className={styles.bytes}>{below[phase]}</p>
        </div>
        {isPending ? (
          <LevelMeter kind="spinner" height={32} />
        ) : (
          <p className={styles.percent} aria-hidden>
            {percentOf(percent)}
          </p>
        )}
      </div>
      <progress
        className={styles.measure}
        max={100}
        {...(!isPending && { value: percent })}
        aria-label={t('upload.progress')}
        aria-valuetext={isPending ? t(`upload.title.${phase}`) : t('upload.value', { percent, bytes })}
      />
      <UploadBars share={phase === 'finalizing' ? 1 : percent / 100} still={phase === 'paused'} />
      <div className={styles.file}>
        <ChosenFile {...chosen} />
      </div>
      {onCancel && phase !== 'finalizing' && (
        <Button variant="secondary" full onClick={onCancel}>
          {t('upload.cancel')}
        </Button>
      )}
    </section>
  );
}

/** Announces each phase of the upload, and every quarter while uploading. */
function useProgressAnnouncements(
  phase: UploadProgressProps['progress']['phase'],
  waitsFor: 'network' | 'server',
  percent: number,
): void {
  const { t } = useTranslation('entries');
  const said = useRef('');
  const quarter = Math.floor(percent / ANNOUNCED_EVERY) * ANNOUNCED_EVERY;
  useEffect(() => {
    const words = {
      preparing: t('upload.title.preparing'),
      uploading: t('upload.said', { percent: quarter }),
      paused: t(`upload.paused.${waitsFor}`),
      finalizing: `${t('upload.done')} ${t('upload.title.finalizing')}`,
    }[phase];
    if (said.current === words) return;
    said.current = words;
    announce(words);
  }, [t, phase, waitsFor, quarter]);
}

/** Heights of the bars in percent. Constant: the bars do not depend on the file. */
const heights = [
  68, 100, 62, 82, 74, 48, 38, 58, 88, 52, 34, 40, 66, 92, 46, 30, 72, 80, 78, 44, 24, 54, 86, 96, 88, 70, 84,
  36, 56, 72, 50, 28, 42, 64, 90, 76,
];

type UploadBarsProps = {
  /** Fraction sent: 0 to 1. */
  share: number;
  /** Shows the bars in the muted colour, while the upload is paused. */
  still: boolean;
};

/** A waveform that fills from its start. Decorative: the text beside it gives the progress. */
function UploadBars({ share, still }: UploadBarsProps) {
  const full = share * heights.length;
  return (
    <span aria-hidden className={`${barStyles.bars} ${still ? barStyles.still : ''}`}>
      {heights.map((height, index) => {
        const filled = Math.min(1, Math.max(0, full - index));
        const style = {
          blockSize: `${height}%`,
          [barStyles.rest]: `${100 - filled * 100}%`,
        } as CSSProperties;
        return <span key={index} className={barStyles.bar} style={style} />;
      })}
    </span>
  );
}
