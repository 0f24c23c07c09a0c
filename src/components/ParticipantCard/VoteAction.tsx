import ExternalLink from '@lucide/icons/icons/square-arrow-out-up-right';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { visuallyHidden } from '../../theme/visuallyHidden.css.ts';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './ParticipantCard.css.ts';

type Props = { name: string; href: string; fallback: boolean };

/** Its accessible name includes the contestant's, so that a list of links is distinguishable. */
export const VoteAction = memo(function VoteAction({ name, href, fallback }: Props) {
  const { t } = useTranslation('vote');
  const label = (
    <>
      <span aria-hidden="true">{t('card.vote')}</span>
      <span className={visuallyHidden}>{t('card.voteFor', { name })}</span>
    </>
  );
  if (fallback) {
    return (
      <div className={styles.vote}>
        <Button disabledReason={t('card.notNow')}>{label}</Button>
      </div>
    );
  }
  const icon = (
    <span className={styles.outside}>
      <Icon of={ExternalLink} size="sm" mirror />
    </span>
  );
  return (
    <div className={styles.vote}>
      <Button href={href} newTab iconEnd={icon}>
        {label}
      </Button>
    </div>
  );
});
