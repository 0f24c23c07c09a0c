import Check from '@lucide/icons/icons/check';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { safeFileName } from '../../../../domain/fileName.ts';
import { MEGABYTE_BYTES } from '../../../../domain/forms/mediaFile.ts';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { useFormat } from '../../../i18n/useFormat.ts';
import { useCountryName } from '../../../i18n/useCountryName.ts';
import type { RegistrationContext } from '../../../machines/registration/registrationTypes.ts';
import * as styles from './FoldedRows.css.ts';

/** In megabytes; a smaller file is shown as this, never as 0. */
const LEAST_SHOWN = 0.1;

/** The form collapsed to its values, to show that nothing is lost. */
export function FoldedRows({ context }: { context: RegistrationContext }) {
  const { t } = useTranslation('entries');
  const countryName = useCountryName();
  const format = useFormat();
  const { values, media, identity } = context;
  return (
    <ul className={styles.rows} aria-label={t('register.folded.title')}>
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
    <li className={styles.row}>
      <span className={styles.check}>
        <Icon of={Check} size="sm" />
      </span>
      <div className={styles.words}>
        <p className={styles.name}>{name}</p>
        <p className={styles.what}>{children}</p>
      </div>
    </li>
  );
}
