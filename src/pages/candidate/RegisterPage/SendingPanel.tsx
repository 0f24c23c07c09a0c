import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button/Button.tsx';
import { Note } from '../../../components/Note/Note.tsx';
import { UploadProgress } from '../../../components/UploadProgress/UploadProgress.tsx';
import type { RegisterActor } from './registerActor.ts';
import * as styles from './RegisterPage.css.ts';

/** Upload progress, or that its outcome is unknown. */
export function SendingPanel({ snapshot, send }: RegisterActor) {
  const { t } = useTranslation('entries');
  const place = useRef<HTMLDivElement>(null);
  const { media, progress, ticket, resumable } = snapshot.context;
  useEffect(() => {
    // The submit button is gone: move the focus to the progress.
    place.current?.focus({ preventScroll: true });
    place.current?.scrollIntoView({ block: 'center' });
  }, []);
  const isUnsure = snapshot.matches({ sending: 'unsure' });
  const isTransferring = snapshot.matches({ sending: 'transferring' });
  const bytes = media?.file.size ?? 0;
  const goesAlong = ticket === null && !resumable;
  const shown =
    isTransferring || goesAlong
      ? (progress ?? { phase: 'preparing' as const, sent: 0, total: bytes })
      : { phase: 'finalizing' as const, sent: bytes, total: bytes };
  return (
    <div ref={place} tabIndex={-1} className={styles.place}>
      {isUnsure ? (
        <Note
          alert
          kind="warning"
          title={t('register.unsure.title')}
          action={
            <Button variant="secondary" onClick={() => send({ type: 'retry.requested' })}>
              {t('register.unsure.ask')}
            </Button>
          }
        >
          {t('register.unsure.text')}
        </Note>
      ) : (
        media && (
          <UploadProgress
            progress={shown}
            chosen={media}
            onCancel={isTransferring ? () => send({ type: 'cancel.requested' }) : undefined}
          />
        )
      )}
    </div>
  );
}
