import Clock from '@lucide/icons/icons/clock';
import { useTranslation } from 'react-i18next';
import type { SubmissionMedia } from '../../../domain/contract.ts';
import { Button } from '../Button/Button.tsx';
import { Note } from '../Note/Note.tsx';

type Props = Pick<SubmissionMedia, 'kind' | 'state'> & {
  /** Where another recording can be sent; left out once it is too late. */
  another?: string | undefined;
};

/** State of the media job; nothing for a playable recording. */
export function SubmissionMediaState({ kind, state, another }: Props) {
  const { t } = useTranslation('entries');
  if (state === 'playable') return null;
  const isWorking = state === 'checking' || state === 'converting';
  if (state === 'failed' && another !== undefined)
    return (
      <Note
        kind="warning"
        title={t('submissions.media.failed')}
        action={
          <Button variant="secondary" href={another}>
            {t('submissions.media.another')}
          </Button>
        }
      >
        {t(`submissions.media.failedAsk.${kind}`)}
      </Note>
    );
  return (
    <Note
      kind={state === 'failed' ? 'warning' : 'info'}
      {...(isWorking && { icon: Clock })}
      title={t(`submissions.media.${state}`)}
    >
      {t(`submissions.media.${state}Text`)}
    </Note>
  );
}
