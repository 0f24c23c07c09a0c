import { useTranslation } from 'react-i18next';
import { HOME_REDIRECT } from '../../../../domain/routes.ts';
import { NotFoundStage } from '../../../components/NotFoundStage/NotFoundStage.tsx';
import { useDocumentTitle } from '../../../i18n/useDocumentTitle.ts';

type Props = { supportHref: string; onBack: () => void };

export function NotFoundPage({ supportHref, onBack }: Props) {
  const { t } = useTranslation('common');
  useDocumentTitle(t('notFound.page'));
  return <NotFoundStage homeHref={HOME_REDIRECT} onBack={onBack} supportHref={supportHref} />;
}
