import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import type { WindowFinding } from '../../../domain/season/checkWindows.ts';
import { useFormat } from '../../i18n/useFormat.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { EdgeHandle } from './EdgeHandle.tsx';
import {
  daysOf,
  rangeOf,
  shareOf,
  spansOf,
  type Span,
  type TimelineLane,
  type WindowEdge,
} from './timelineSpans.ts';
import { dayLabels } from './dayLabels.ts';
import * as styles from './WindowTimeline.css.ts';

export type WindowTimelineProps = {
  label: string;
  /** IANA name of the zone whose days the ruler shows. */
  zone: string;
  /** At least one, in the order of their numbers. */
  lanes: readonly TimelineLane[];
  /** What `checkWindows` says of these windows. */
  findings: readonly WindowFinding[];
  /** The id of the lane whose window is shown in detail beside the timeline. */
  selected?: string | null;
  onSelect: (id: string) => void;
  onMove: (id: string, edge: WindowEdge, by: number) => void;
  onSet: (id: string, edge: WindowEdge, at: number) => void;
};

/** Voting windows side by side, a lane a group: time runs with the reading direction, and edges move by keys or by hand. */
export function WindowTimeline({ label, zone, lanes, findings, selected, ...on }: WindowTimelineProps) {
  const { t } = useTranslation('staffRounds');
  const format = useFormat(zone);
  const dayLabel = dayLabels(useLanguage(), zone);
  const range = rangeOf(lanes, zone);
  const { overlaps, gaps } = spansOf(lanes, findings);
  const moment = (at: number) =>
    t('timeline.moment', { date: format.date(at), time: format.timeOfDay(at), zone: format.zone(at) });
  return (
    <section aria-label={label} className={styles.timeline}>
      <div aria-hidden className={styles.ruler}>
        <div className={styles.rulerTrack}>
          {daysOf(range, zone).map((day) => (
            <span key={day} className={styles.day} style={placed(range, { from: day, until: day })}>
              {dayLabel(day)}
            </span>
          ))}
        </div>
      </div>
      {lanes.map((lane) => (
        <div key={lane.id} className={styles.lane}>
          <button
            type="button"
            className={styles.name}
            aria-pressed={lane.id === selected}
            onClick={() => on.onSelect(lane.id)}
          >
            <bdi>{lane.name}</bdi>
            {overlaps.has(lane.id) && <span className={styles.mark}>{t('timeline.overlaps')}</span>}
          </button>
          <div className={styles.track}>
            <div className={styles.measure}>
              {gaps.map((gap) => (
                <span key={gap.from} className={styles.spans.gap} style={placed(range, gap)} />
              ))}
              <span
                className={styles.spans[lane.isMoved ? 'moved' : 'window']}
                style={placed(range, { from: lane.opensAt, until: lane.closesAt })}
              />
              {overlaps.get(lane.id)?.map((span) => (
                <span key={span.from} className={styles.spans.overlap} style={placed(range, span)} />
              ))}
              {(['opens_at', 'closes_at'] as const).map((edge) => {
                const at = edge === 'opens_at' ? lane.opensAt : lane.closesAt;
                return (
                  <EdgeHandle
                    key={edge}
                    label={t(`timeline.edge.${edge}`, { name: lane.name })}
                    at={at}
                    moment={moment(at)}
                    range={range}
                    isMovable={lane.movable.includes(edge)}
                    onMove={(by) => on.onMove(lane.id, edge, by)}
                    onSet={(to) => on.onSet(lane.id, edge, to)}
                    onFocus={() => on.onSelect(lane.id)}
                  />
                );
              })}
            </div>
          </div>
        </div>
      ))}
      <div className={styles.legend}>
        {(['window', 'moved', 'overlap', 'gap'] as const).map((kind) => (
          <span key={kind} className={styles.sample}>
            <span aria-hidden className={styles.swatch}>
              <span className={styles.spans[kind]} style={whole} />
            </span>
            {t(`timeline.legend.${kind}`)}
          </span>
        ))}
      </div>
    </section>
  );
}

const placed = (range: Span, { from, until }: Span) => {
  const start = shareOf(range, from);
  return {
    [styles.start]: start,
    [styles.length]: Math.max(0, shareOf(range, until) - start),
  } as CSSProperties;
};

const whole = { [styles.start]: 0, [styles.length]: 1 } as CSSProperties;
