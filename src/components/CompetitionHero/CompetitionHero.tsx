import Film from '@lucide/icons/icons/film';
import Mic from '@lucide/icons/icons/mic';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { eventHref } from '../../../domain/catalogueAddress.ts';
import type { Competition } from '../../../domain/contract.ts';
import { HERO_PICTURE_SIZES } from '../../../domain/heroPicture.ts';
import { localized } from '../../../domain/localized.ts';
import type { RegistrationState } from '../../../domain/registration.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { Breadcrumb } from '../Breadcrumb/Breadcrumb.tsx';
import { RegistrationTag } from '../CompetitionCard/RegistrationTag.tsx';
import { useCompetitionWords } from '../CompetitionCard/useCompetitionWords.ts';
import { Coming } from '../EventHero/EventHero.tsx';
import { LevelBackdrop } from '../LevelBackdrop/LevelBackdrop.tsx';
import { SceneImage } from '../SceneImage/SceneImage.tsx';
import { Tag } from '../Tag/Tag.tsx';
import * as styles from './CompetitionHero.css.ts';

export type CompetitionHeroProps = {
  /** Undefined while loading: its room is reserved. */
  competition: Competition | undefined;
  /** Slug of the competition's event, as in the address. */
  eventSlug: string;
  state: RegistrationState;
  /** UTC milliseconds of the server. */
  now: number;
  /** The enrol button; none when the competition has ended. */
  action?: ReactNode;
  /** Below the action: what to do where it leads nowhere. */
  instead?: ReactNode;
  /** A CompetitionOverview, which overlaps the lower edge of the stage. */
  panel?: ReactNode;
};

/** The stage of a competition: its type, name, description and the button to enrol. */
export function CompetitionHero({
  competition,
  eventSlug,
  state,
  now,
  action,
  instead,
  panel,
}: CompetitionHeroProps) {
  const { t } = useTranslation('events');
  const words = useCompetitionWords();
  const language = useLanguage();
  const name = competition && localized(competition, 'name', language);
  return (
    <>
      <div className={styles.band}>
        <div className={styles.backdrop}>
          <LevelBackdrop />
        </div>
        <div className={styles.inner}>
          <div className={styles.picture}>
            {competition && (
              <SceneImage
                sizes={competition.thumbnail_sizes}
                shown={HERO_PICTURE_SIZES}
                name={name ?? ''}
                alt={localized(competition, 'thumbnail_alt', language)}
                eager
              />
            )}
          </div>
          <div className={styles.words}>
            <Breadcrumb
              above={[{ href: eventHref(eventSlug), label: t('competition.above') }]}
              current={name}
            />
            <div className={styles.tags}>
              {competition && <Tags competition={competition} state={state} />}
            </div>
            <h1 tabIndex={-1} className={styles.title}>
              {name === undefined ? <Coming words={t('competition.loading')} /> : <bdi>{name}</bdi>}
            </h1>
            <p className={styles.lead} dir="auto">
              {competition && localized(competition, 'description', language)}
            </p>
            <div className={styles.action}>
              {action}
              {competition && (
                <span className={styles.deadline}>{words.registration(competition, { state, now })}</span>
              )}
            </div>
            {instead && <p className={`${styles.deadline} ${styles.instead}`}>{instead}</p>}
          </div>
        </div>
      </div>
      {panel && <div className={styles.panel}>{panel}</div>}
    </>
  );
}

type TagsProps = { competition: Competition; state: RegistrationState };

function Tags({ competition, state }: TagsProps) {
  const { t } = useTranslation('events');
  const words = useCompetitionWords();
  const language = useLanguage();
  const { submission_type: submission } = competition;
  return (
    <>
      {(state === 'closed' || state === 'ended') && (
        <RegistrationTag state={state} isCancelled={competition.is_cancelled} />
      )}
      <Tag tone="plain">{words.fee(competition)}</Tag>
      <Tag icon={submission === 'audio' ? Mic : Film}>{t(`submission.${submission}`)}</Tag>
      <Tag>{localized(competition.event, 'name', language)}</Tag>
    </>
  );
}
