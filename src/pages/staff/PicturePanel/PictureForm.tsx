import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { StaffPicture } from '../../../../domain/staff/staffContract.ts';
import { staffPaths } from '../../../../domain/staff/staffPaths.ts';
import { Button } from '../../../components/Button/Button.tsx';
import { FormErrorNote } from '../../../components/FormErrorNote/FormErrorNote.tsx';
import { Note } from '../../../components/Note/Note.tsx';
import { NoticeDialog } from '../../../components/NoticeDialog/NoticeDialog.tsx';
import { RetryPanel } from '../../../components/RetryPanel/RetryPanel.tsx';
import { useErrorWords } from '../../../i18n/useErrorWords.ts';
import { useStaffErrorWords } from '../../../i18n/useStaffErrorWords.ts';
import type { PictureEditSnapshot } from '../../../machines/pictureEdit/pictureEditMachine.ts';
import type { PictureEditEvent } from '../../../machines/pictureEdit/pictureEditTypes.ts';
import { isEdited } from '../../../machines/pictureEdit/pictureEdits.ts';
import { useUnloadGuard } from '../RecordForm/useUnloadGuard.ts';
import { AltTexts } from './AltTexts.tsx';
import { LazyPicturePreview } from './LazyPicturePreview.tsx';
import { PictureDrop } from './PictureDrop.tsx';
import { PictureParts } from './PictureParts.tsx';
import * as styles from './PicturePanel.css.ts';
import type { PicturePanelProps } from './picturePanelProps.ts';

type Props = Omit<PicturePanelProps, 'picture'> & {
  snapshot: PictureEditSnapshot;
  send: (event: PictureEditEvent) => void;
  stored: StaffPicture;
  addressOf: (picture: string) => string;
};

/** What a person does with a picture, and what became of it. */
export function PictureForm({ snapshot, send, stored, owner, mayChange, addressOf, ...beside }: Props) {
  const { t } = useTranslation('staffPicture');
  const words = useStaffErrorWords();
  const id = useId();
  const { context } = snapshot;
  const { file, preview, source, crops, alt, fieldErrors, formError, meanwhile } = context;
  const isEditing = snapshot.matches('editing');
  const isSaving = snapshot.matches('saving');
  const isWorking = snapshot.matches('reading') || snapshot.matches('sending');
  const isDirty = isEdited(context) || file !== null;
  useUnloadGuard(isDirty);
  const name = stored.picture?.name;
  const src = preview ?? (source ? addressOf(source.id) : name === undefined ? null : addressOf(name));
  const isHeld = !mayChange || isSaving || isWorking;
  const isShown = isEditing || isSaving || snapshot.matches('confirming') || snapshot.matches('removing');
  const has = isShown && (source !== null || stored.picture !== null);
  return (
    <div className={styles.form}>
      {meanwhile && (
        <Note
          alert
          kind="warning"
          title={meanwhile.by === null ? t('meanwhileSomebody') : t('meanwhile', { name: meanwhile.by })}
        >
          {t(file ? 'meanwhileFile' : 'meanwhileTaken')}
        </Note>
      )}
      {mayChange && (
        <PictureDrop
          file={file}
          work={snapshot.matches('reading') ? 'reading' : snapshot.matches('sending') ? 'sending' : null}
          isDisabled={isSaving}
          hasPicture={stored.picture !== null}
          error={words(fieldErrors.picture)}
          onChoose={(chosen) => send({ type: 'file.chosen', file: chosen })}
        />
      )}
      {snapshot.matches('refused') && (
        <div className={styles.acts}>
          <p className={styles.quiet}>{t('refused')}</p>
          <Button variant="secondary" onClick={() => send({ type: 'choice.dropped' })}>
            {t('dropChoice')}
          </Button>
        </div>
      )}
      {snapshot.matches('unsent') && <Unsent {...{ formError, send }} />}
      {!isShown && preview && <img src={preview} alt="" className={styles.whole} />}
      {isShown && !has && <p className={styles.quiet}>{t('none')}</p>}
      {has && src && (
        <>
          {source && crops ? (
            <PictureParts
              {...{ owner, src, crops }}
              size={source}
              disabled={isHeld}
              onChange={(shape, crop) => send({ type: 'crop.changed', shape, crop })}
            />
          ) : (
            <>
              <img src={src} alt="" className={styles.whole} />
              <p className={styles.quiet}>{t('old')}</p>
            </>
          )}
          {fieldErrors.crops && <Note alert kind="error" title={words(fieldErrors.crops) ?? ''} />}
          <AltTexts
            id={id}
            alt={alt}
            errors={{ alt_ar: words(fieldErrors.alt_ar), alt_en: words(fieldErrors.alt_en) }}
            isHeld={isHeld}
            onChange={(change) => send({ type: 'alt.changed', alt: change })}
          />
          {isEditing && <SaveFailure formError={formError} />}
          {snapshot.matches({ editing: 'saved' }) && <Note alert kind="success" title={t('saved')} />}
          {mayChange && (
            <Acts isDirty={isDirty} isSaving={isSaving} hasStored={stored.picture !== null} send={send} />
          )}
          {source && crops && <LazyPicturePreview {...{ ...beside, owner, src, crops, alt }} size={source} />}
        </>
      )}
      {isShown && !has && snapshot.matches({ editing: 'saved' }) && (
        <Note alert kind="success" title={t('saved')} />
      )}
      {(snapshot.matches('confirming') || snapshot.matches('removing')) && (
        <NoticeDialog
          kind="warning"
          destructive
          title={t('removal.title')}
          confirm={t('remove')}
          onConfirm={() => send({ type: 'removal.confirmed' })}
          cancel={t('removal.keep')}
          onCancel={() => send({ type: 'removal.cancelled' })}
          busy={snapshot.matches('removing') ? t('removing') : undefined}
        >
          {t('removal.more')}
        </NoticeDialog>
      )}
    </div>
  );
}

type Failure = Pick<PictureEditSnapshot['context'], 'formError'>;

/** The file is still here: it is sent again, also after a new sign-in. */
function Unsent({ formError, send }: Failure & Pick<Props, 'send'>) {
  const { t } = useTranslation('staffPicture');
  const words = useErrorWords();
  return (
    <>
      <RetryPanel
        userStarted
        kind="warning"
        message={t('unsent')}
        onRetry={() => send({ type: 'retry.requested' })}
      >
        {formError && words.formError(formError)}
      </RetryPanel>
      <SignInAgain formError={formError} />
      <div className={styles.acts}>
        <Button variant="quiet" onClick={() => send({ type: 'choice.dropped' })}>
          {t('dropChoice')}
        </Button>
      </div>
    </>
  );
}

function SaveFailure({ formError }: Failure) {
  return (
    <>
      <FormErrorNote formError={formError} />
      <SignInAgain formError={formError} />
    </>
  );
}

/** Signing in here would leave the page, and the file with it. */
function SignInAgain({ formError }: Failure) {
  const { t } = useTranslation('staffPicture');
  if (!formError || !('word' in formError) || formError.word !== 'unauthorized') return null;
  return (
    <Note
      kind="warning"
      title={t('signedOut')}
      action={
        <Button variant="secondary" href={staffPaths.signIn} newTab>
          {t('signIn')}
        </Button>
      }
    />
  );
}

type ActsProps = Pick<Props, 'send'> & { isDirty: boolean; isSaving: boolean; hasStored: boolean };

function Acts({ isDirty, isSaving, hasStored, send }: ActsProps) {
  const { t } = useTranslation('staffPicture');
  return (
    <div className={styles.acts}>
      <Button busy={isSaving ? t('saving') : undefined} onClick={() => send({ type: 'form.submitted' })}>
        {t('save')}
      </Button>
      {isDirty && !isSaving && (
        <Button variant="secondary" onClick={() => send({ type: 'choice.dropped' })}>
          {t(hasStored ? 'earlier' : 'dropChoice')}
        </Button>
      )}
      {hasStored && !isDirty && (
        <Button variant="quiet" onClick={() => send({ type: 'removal.requested' })}>
          {t('remove')}
        </Button>
      )}
      {isDirty && <span className={styles.quiet}>{t('edited')}</span>}
    </div>
  );
}
