import { useMachine } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { Note } from '../../../components/Note/Note.tsx';
import { Panel } from '../../../components/Panel/Panel.tsx';
import { RetryPanel } from '../../../components/RetryPanel/RetryPanel.tsx';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { useErrorWords } from '../../../i18n/useErrorWords.ts';
import { PictureForm } from './PictureForm.tsx';
import type { PicturePanelProps } from './picturePanelProps.ts';

/** The picture of an event or a competition: chosen, cut to the shapes of the site, described, and saved by itself. */
export function PicturePanel({ picture, owner, ...props }: PicturePanelProps) {
  const { t } = useTranslation('staffPicture');
  const words = useErrorWords();
  const [snapshot, send] = useMachine(picture.machine, { input: { owner } });
  const { stored, formError } = snapshot.context;
  return (
    <Panel title={t('title')} hint={t('hint')}>
      {snapshot.matches('loading') && <Skeleton kind="row" count={3} label={t('loading')} />}
      {snapshot.matches('failed') && (
        <RetryPanel message={t('unread')} onRetry={() => send({ type: 'retry.requested' })}>
          {formError && words.formError(formError)}
        </RetryPanel>
      )}
      {stored && !props.mayChange && <Note title={t('readOnly')} />}
      {stored && (
        <PictureForm {...{ ...props, snapshot, send, owner, stored }} addressOf={picture.addressOf} />
      )}
    </Panel>
  );
}
