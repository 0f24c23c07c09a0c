import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { localized } from '../../../../domain/localized.ts';
import { needs, urgencyOf } from '../../../../domain/season/needs.ts';
import type { Need } from '../../../../domain/staff/staffContract.ts';
import { Button } from '../../../components/Button/Button.tsx';
import { Tag } from '../../../components/Tag/Tag.tsx';
import { useFormat } from '../../../i18n/useFormat.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import * as styles from './OverviewPage.css.ts';

/** The addresses of the pages on which needs are met. */
export type NeedPlaces = {
  members: (competition: string, round: string) => string;
  candidate: (id: string) => string;
  rounds: (competition: string) => string;
  competition: (id: string) => string;
  approvals: string;
  season: string;
  people: string;
};

type Props = {
  need: Need;
  /** UTC ms. */
  now: number;
  places: NeedPlaces;
};

/** One thing that needs the person: what, where, why, by when, and the way to the act. */
export function NeedRow({ need, now, places }: Props) {
  const { t } = useTranslation('staffOverview');
  const language = useLanguage();
  const id = useId();
  const { deadline, timeLeft } = useFormat(need.zone ?? undefined);
  const { code, competition, group, at, since, count } = need;
  const nameOf = (each: Parameters<typeof localized>[0]) => localized(each, 'name', language) || t('noName');
  const { leads } = needs[code];
  const urgency = urgencyOf(need, now);
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <p className={styles.need} id={id}>
          {t(`need.${code}`, { count, group: group ? nameOf(group) : '' })}
          {urgency && <Tag tone="warning">{t(urgency)}</Tag>}
        </p>
        {competition && (
          <p className={styles.of}>
            <bdi>{nameOf(competition)}</bdi>
          </p>
        )}
        <p className={styles.why}>{t(`why.${code}`)}</p>
        {at !== null && isDated(code) && (
          <p className={styles.why}>{t(`due.${code}`, { when: deadline(at) })}</p>
        )}
        {since !== null && <p className={styles.why}>{t('since', { time: timeLeft(now - since) })}</p>}
      </div>
      <Button variant="secondary" href={placeOf(need, places)} aria-describedby={id}>
        {t(`act.${leads}`)}
      </Button>
    </li>
  );
}

const undated = ['waiting_change', 'one_owner', 'no_english', 'no_event'] as const;
type Dated = Exclude<Need['code'], (typeof undated)[number]>;
const isDated = (code: Need['code']): code is Dated => !undated.some((each) => each === code);

function placeOf({ code, competition, group, candidate }: Need, places: NeedPlaces): string {
  const place = places[needs[code].leads];
  return typeof place === 'string' ? place : place(competition?.id ?? candidate ?? '', group?.round ?? '');
}
