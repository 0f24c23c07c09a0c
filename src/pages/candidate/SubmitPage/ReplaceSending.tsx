import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button/Button.tsx';
import { Note } from '../../../components/Note/Note.tsx';
import { UploadProgress } from '../../../components/UploadProgress/UploadProgress.tsx';
import type { ReplaceActor } from './replaceActor.ts';
import * as styles from './SubmitPage.css.ts';

/** Upload progress, or that its outcome is unknown. */
export function ReplaceSending({ snapshot, send }: ReplaceActor) {
  const { t } = useTranslation('entries');
  const place = useRef<HTMLDivElement>(null);
  const { media, progress, ticket } = snapshot.context;
  useEffect(() => {
    // The submit button is gone: move the focus to the progress.
    place.current?.focus();
  }, []);
  const total = media?.file.size ?? 0;
  const begun = { phase: 'preparing', sent: 0, total } as const;
  const shown =
    ticket === null ? (progress ?? begun) : ({ phase: 'finalizing', sent: total, total } as const);
  return (
    <div ref={place} tabIndex={-1} className={styles.sending}>
      {snapshot.matches('unsure') ? (
        <Note
          alert
          kind="warning"
          title={t('replace.unsure')}
          action={
            <Button variant="secondary" onClick={() => send({ type: 'retry.requested' })}>
              {t('replace.ask')}
            </Button>
          }
        >
          {t('replace.unsureText')}
        </Note>
      ) : (
        media && (
          <>
            <UploadProgress
              progress={shown}
              chosen={media}
              onCancel={() => send({ type: 'cancel.requested' })}
            />
            <Note title={t('replace.keepOpen')} />
          </>
        )
      )}
    </div>
  );
}
