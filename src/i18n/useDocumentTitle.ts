import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

/** Names the tab after the page: `{page} · صوت`; with `failed`, a form that was refused says so first. */
export function useDocumentTitle(page: string, failed = false): void {
  const { t } = useTranslation('common');
  const title = t(failed ? 'title.failed' : 'title.page', { page });
  useEffect(() => {
    document.title = title;
  }, [title]);
}
