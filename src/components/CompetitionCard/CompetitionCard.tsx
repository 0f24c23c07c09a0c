import Film from '@lucide/icons/icons/film';
import Layers from '@lucide/icons/icons/layers';
import Mic from '@lucide/icons/icons/mic';
import { useTranslation } from 'react-i18next';
import { competitionHref } from '../../../domain/catalogueAddress.ts';
import type { Competition } from '../../../domain/contract.ts';
import { localized } from '../../../domain/localized.ts';
import { registrationStateAt } from '../../../domain/registration.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { Icon } from '../Icon/Icon.tsx';
import { SceneImage } from '../SceneImage/SceneImage.tsx';
import { Tag } from '../Tag/Tag.tsx';
import * as styles from './CompetitionCard.css.ts';
import { RegistrationTag } from './RegistrationTag.tsx';
import { useCompetitionWords } from './useCompetitionWords.ts';

export type CompetitionCardProps = {
  competition: Competition;
  /** Server time in UTC milliseconds. */
  now: number;
  /** Loads its picture at once. */
  eager?: boolean;
};

/** One competition; the whole card links to its details. */
export function CompetitionCard({ competition, now, eager = false }: CompetitionCardProps) {
  const { t } = useTranslation('events');
  const words = useCompetitionWords(competition.event.zone);
  const language = useLanguage();
  const name = localized(competition, 'name', language);
  const state = registrationStateAt(competition, now);
  const { event, slug, thumbnail_sizes: sizes, submission_type: submission, rounds } = competition;
  return (
    <article className={styles.card}>
      <div className={styles.picture}>
        <SceneImage
          sizes={competition.card_sizes ?? sizes}
          alt={localized(competition, 'thumbnail_alt', language)}
          shown="(min-width: 48em) 176px, 92px"
          name={name}
          eager={eager}
        />
      </div>
      <div className={styles.words}>
        <div className={styles.tags}>
          <RegistrationTag state={state} isCancelled={competition.is_cancelled} />
          <Tag>{words.fee(competition)}</Tag>
        </div>
        <h3 className={styles.title}>
          {/* The link carries the competition, so its page can show it before loading. */}
          <a
            className={styles.link}
            href={competitionHref(event.slug, slug)}
            data-state={JSON.stringify({ competition })}
          >
            <bdi>{name}</bdi>
          </a>
        </h3>
        <p className={styles.facts}>
          <span className={styles.fact}>
            <Icon of={submission === 'audio' ? Mic : Film} size="sm" />
            {t(`submission.${submission}`)}
          </span>
          <span className={styles.fact}>
            <Icon of={Layers} size="sm" />
            {t('card.rounds', { count: rounds.length })}
          </span>
        </p>
        <p className={styles.deadline}>{words.registration(competition, { state, now })}</p>
      </div>
    </article>
  );
}
