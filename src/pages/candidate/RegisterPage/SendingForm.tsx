import Check from '@lucide/icons/icons/check';
import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { safeFileName } from '../../../../domain/fileName.ts';
import { MEGABYTE_BYTES } from '../../../../domain/forms/mediaFile.ts';
import { Button } from '../../../components/Button/Button.tsx';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { Note } from '../../../components/Note/Note.tsx';
import { UploadProgress } from '../../../components/UploadProgress/UploadProgress.tsx';
import { useCountryName } from '../../../i18n/useCountryName.ts';
import { useFormat } from '../../../i18n/useFormat.ts';
import { progressOfForm } from '../../../machines/mediaUpload/progressOfForm.ts';
import type { RegistrationContext } from '../../../machines/registration/registrationTypes.ts';
import * as rowStyles from './SendingForm.css.ts';
import type { RegisterActor } from './registerActor.ts';
import { RegisterFields } from './RegisterFields.tsx';
import * as styles from './RegisterPage.css.ts';

const ignoreEvent = () => {};

/** The form while it is sent: locked, with the upload's progress. */
export function SendingForm({ snapshot, send }: RegisterActor) {
  const { t } = useTranslation('entries');
  return (
    <div className={styles.form}>
      <div className={styles.panel}>
        <SendingPanel snapshot={snapshot} send={send} />
      </div>
      {snapshot.matches({ sending: 'transferring' }) && (
        <div className={styles.panel}>
          <Note title={t('register.keepOpen')} />
        </div>
      )}
      <div inert className={styles.inert}>
        <RegisterFields snapshot={snapshot} send={ignoreEvent} />
      </div>
      <div className={styles.folded}>
        <FoldedRows context={snapshot.context} />
      </div>
      <div className={styles.last}>
        <Button size="lg" full busy={t('register.sending')}>
          {t('register.submit')}
        </Button>
      </div>
    </div>
  );
}

/** Upload progress, or that its outcome is unknown. */
function SendingPanel({ snapshot, send }: RegisterActor) {
  const { t } = useTranslation('entries');
  const place = useRef<HTMLDivElement>(null);
  const { media, identity, progress, ticket } = snapshot.context;
  useEffect(() => {
    // The submit button is gone: move the focus to the progress.
    place.current?.focus({ preventScroll: true });
    place.current?.scrollIntoView({ block: 'center' });
  }, []);
  const isUnsure = snapshot.matches({ sending: 'unsure' });
  const isTransferring = snapshot.matches({ sending: 'transferring' });
  const shown = progressOfForm(progress, {
    media: media?.file.size ?? 0,
    others: (media?.poster?.size ?? 0) + (identity?.size ?? 0),
    isUploaded: ticket !== null,
  });
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

/** In megabytes; a smaller file is shown as this, never as 0. */
const LEAST_SHOWN = 0.1;

/** The form collapsed to its values, to show that nothing is lost. */
function FoldedRows({ context }: { context: RegistrationContext }) {
  const { t } = useTranslation('entries');
  const countryName = useCountryName();
  const format = useFormat();
  const { values, media, identity } = context;
  return (
    <ul className={rowStyles.rows} aria-label={t('register.folded.title')}>
      <Row name={t('register.section.you')}>
        <bdi>{values.full_name}</bdi>
        {` · ${countryName(Number(values.country_id))}`}
      </Row>
      <Row name={t('register.section.entry')}>{media && t(`register.folded.${media.kind}`)}</Row>
      <Row name={t('register.section.identity')}>
        {identity && (
          <>
            <bdi>{safeFileName(identity.name)}</bdi> ·{' '}
            {format.megabytes(Math.max(LEAST_SHOWN, identity.size / MEGABYTE_BYTES))}
          </>
        )}
      </Row>
      <Row name={t('register.section.consent')}>{t('register.folded.consents')}</Row>
    </ul>
  );
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <li className={rowStyles.row}>
      <span className={rowStyles.check}>
        <Icon of={Check} size="sm" />
      </span>
      <div className={rowStyles.words}>
        <p className={rowStyles.name}>{name}</p>
        <p className={rowStyles.what}>{children}</p>
      </div>
    </li>
  );
}
