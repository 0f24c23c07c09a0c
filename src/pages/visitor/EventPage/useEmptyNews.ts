import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { announce } from '../../../components/LiveRegions/announcer.ts';

/** Announces that the page is about to redirect. */
export function useEmptyNews(isEmpty: boolean): void {
  const { t } = useTranslation('events');
  const news = t('event.leaving');
  useEffect(() => {
    if (isEmpty) announce(news);
  }, [isEmpty, news]);
}
