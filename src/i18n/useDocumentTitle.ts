import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

/** `failed`: a form that was refused says so first; `called`: another tab has asked for this one (decision D34). */
export type TitleState = 'page' | 'failed' | 'called';

/** Names the tab after the page: `{page} · صوت`. */
export function useDocumentTitle(page: string, state: TitleState = 'page'): void {
  const { t } = useTranslation('common');
  const title = t(`title.${state}`, { page });
  useEffect(() => {
    document.title = title;
  }, [title]);
}
