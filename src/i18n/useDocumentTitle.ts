import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

/** `failed`: the title begins with "Error"; `called`: another tab asked for this tab (decision D34). */
export type TitleState = 'page' | 'failed' | 'called';

/** Sets the title `{page} · صوت`. While the name is unknown, the server's title stays. */
export function useDocumentTitle(page: string | undefined, state: TitleState = 'page'): void {
  const { t } = useTranslation('common');
  const title = t(`title.${state}`, { page });
  useEffect(() => {
    if (page !== undefined) document.title = title;
  }, [page, title]);
}
