import { useTranslation } from 'react-i18next';
import { LoadingNews, type LoadingNewsProps } from '../../../components/LoadingNews/LoadingNews.tsx';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';

/** Left out where a notice above says what the list is doing. */
export type AwaitedCardsProps = Partial<LoadingNewsProps>;

/** What `AwaitedCards` loads. */
export default function AwaitedCardShapes({ retry }: AwaitedCardsProps) {
  const { t } = useTranslation('vote');
  return (
    <>
      {retry !== undefined && <LoadingNews retry={retry} />}
      <Skeleton kind="card" count={6} label={t('group.loading')} />
    </>
  );
}
