import Check from '@lucide/icons/icons/check';
import { useTranslation } from 'react-i18next';
import type { CompetitionDetails, Criterion } from '../../../domain/contract.ts';
import { localized } from '../../../domain/localized.ts';
import { linesOf } from '../../../domain/prose.ts';
import { useFormat } from '../../i18n/useFormat.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { Icon } from '../Icon/Icon.tsx';
import { Section } from '../Section/Section.tsx';
import * as styles from './CompetitionSections.css.ts';
import { Rounds } from './Rounds.tsx';

/** The rules of a competition: requirements, judging criteria and rounds. */
export function CompetitionSections({ competition }: { competition: CompetitionDetails }) {
  const { t } = useTranslation('events');
  const language = useLanguage();
  const requirements = linesOf(localized(competition, 'submission_requirements', language));
  const { criteria, rounds, round } = competition;
  return (
    <div className={styles.sections}>
      <Section title={t('competition.requirements')}>
        {requirements.length === 0 ? (
          <p className={styles.none}>{t('competition.noData')}</p>
        ) : (
          <Requirements lines={requirements} />
        )}
      </Section>
      {criteria.length > 0 && (
        <Section title={t('competition.criteria')}>
          <Criteria criteria={criteria} />
        </Section>
      )}
      {rounds.length > 0 && (
        <Section title={t('competition.rounds')}>
          <Rounds rounds={rounds} current={round?.ordinal} />
        </Section>
      )}
    </div>
  );
}

function Requirements({ lines }: { lines: readonly string[] }) {
  return (
    <ul>
      {lines.map((line) => (
        <li key={line} className={styles.requirement}>
          <span className={styles.check}>
            <Icon of={Check} />
          </span>
          <span dir="auto">{line}</span>
        </li>
      ))}
    </ul>
  );
}

/** Bars are relative to the heaviest criterion; the numbers give the shares. */
function Criteria({ criteria }: { criteria: readonly Criterion[] }) {
  const language = useLanguage();
  const format = useFormat();
  const heaviest = Math.max(...criteria.map(({ percent }) => percent), 1);
  return (
    <ul className={styles.criteria}>
      {criteria.map((criterion) => (
        <li key={criterion.name} className={styles.criterion}>
          <p className={styles.weight}>
            <bdi>{localized(criterion, 'name', language)}</bdi>
            <span className={styles.percent}>{format.percent(criterion.percent)}</span>
          </p>
          <div className={styles.track} aria-hidden>
            <div className={styles.fill} style={{ inlineSize: `${(criterion.percent / heaviest) * 100}%` }} />
          </div>
        </li>
      ))}
    </ul>
  );
}
