import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LevelMeter } from '../LevelMeter/LevelMeter.tsx';
import { announce } from '../LiveRegions/announcer.ts';
import * as styles from './LoadingNews.css.ts';

export type LoadingNewsProps = {
  /** The coming retry, from 1, and how many there are; null before a try has failed. */
  retry: { number: number; limit: number } | null;
};

/** After this time (ms) a load without an answer says that it goes on. */
const SLOW_MS = 2_000;

/** What a list that loads slowly is doing; nothing while it loads as usual. */
export function LoadingNews({ retry }: LoadingNewsProps) {
  const { t } = useTranslation('common');
  const slow = useSlow();
  const failing = retry !== null;
  const news = failing
    ? t('retry.trying', { attempt: retry.number, limit: retry.limit })
    : slow
      ? t('retry.slow')
      : undefined;
  useEffect(() => {
    // The first news only: the numbers that follow would interrupt.
    if (failing || slow) announce(t(failing ? 'retry.failing' : 'retry.slow'));
  }, [failing, slow, t]);
  if (news === undefined) return null;
  return (
    <p className={styles.news}>
      <LevelMeter kind="spinner" height={16} />
      {news}
    </p>
  );
}

function useSlow(): boolean {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW_MS);
    return () => clearTimeout(timer);
  }, []);
  return slow;
}
