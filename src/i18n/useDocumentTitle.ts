import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

/** `failed`: a form that was refused says so first; `called`: another tab has asked for this one (decision D34). */
export type TitleState = 'page' | 'failed' | 'called';

/** Names the tab after the page: `{page} · صوت`. A page that does not know its name yet leaves what the server wrote. */
export function useDocumentTitle(page: string | undefined, state: TitleState = 'page'): void {
  const { t } = useTranslation('common');
  const title = t(`title.${state}`, { page });
  useEffect(() => {
    if (page !== undefined) document.title = title;
  }, [page, title]);
}
