import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Submission } from '../../../../domain/contract.ts';
import { localized } from '../../../../domain/localized.ts';
import { announce } from '../../../components/LiveRegions/announcer.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import type { RemovedCard } from '../../../machines/mySubmissions/mySubmissionsTypes.ts';

/**
 * When a card is removed, focuses the next card or the undo button; when it is restored, focuses it. Announces
 * both.
 */
export function useCardNews(submissions: readonly Submission[], removed: readonly RemovedCard[]) {
  const { t } = useTranslation('entries');
  const language = useLanguage();
  const place = useRef<HTMLDivElement>(null);
  const before = useRef(removed);
  useEffect(() => {
    const was = before.current;
    before.current = removed;
    const isBack = removed.length < was.length;
    const moved = (isBack ? was : removed).at(-1);
    if (!moved || was.length === removed.length) return;
    const name = localized(moved.submission.competition, 'name', language);
    announce(t(isBack ? 'submissions.restored' : 'submissions.removed', { name }));
    const card = submissions[Math.min(moved.index, submissions.length - 1)];
    const target = card ? `[data-card="${card.id}"] h2 a` : '[data-undo]';
    place.current?.querySelector<HTMLElement>(target)?.focus();
  }, [submissions, removed, language, t]);
  return place;
}
