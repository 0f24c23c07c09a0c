import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { REPLACE_SUBMISSION_REDIRECT_MS } from '../../../../domain/delays.ts';
import { LeavingNotice } from '../../../components/LeavingNotice/LeavingNotice.tsx';
import { Note } from '../../../components/Note/Note.tsx';
import { useToastWhile } from '../../../components/Toasts/useToastWhile.ts';
import * as styles from './SubmitPage.css.ts';

/** The file arrived; the page redirects. */
export function ReplaceReceived({ onGoNow }: { onGoNow: () => void }) {
  const { t } = useTranslation('entries');
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The progress panel is gone: move the focus to the outcome.
    place.current?.focus();
  }, []);
  useToastWhile(true, 'success', t('replace.replaced'));
  return (
    <div ref={place} tabIndex={-1} className={styles.received}>
      <Note kind="success" title={t('replace.replaced')}>
        {t('replace.replacedText')}
      </Note>
      <LeavingNotice lastsMs={REPLACE_SUBMISSION_REDIRECT_MS} goNow={t('replace.goNow')} onGoNow={onGoNow} />
    </div>
  );
}
