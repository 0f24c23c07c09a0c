import { useMachine } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { SentMessageRow } from '../../../../domain/staff/staffContract.ts';
import { Button } from '../../../components/Button/Button.tsx';
import { type DataColumn, DataMinor, DataTable } from '../../../components/DataTable/DataTable.tsx';
import { noSentFilters, type sentBrowse } from '../../../machines/staffBrowse/staffBrowseMachine.ts';
import * as styles from '../BrowsePage/BrowsePage.css.ts';
import { BrowsePage } from '../BrowsePage/BrowsePage.tsx';
import { useSentWords } from '../SentMessagePage/useSentWords.ts';

export type SentMessagesPageProps = {
  browse: typeof sentBrowse;
  /** The address of the page of a message. */
  hrefOf: (id: string) => string;
  /** The page of the words of automatic messages. */
  wordsHref: string;
  /** The address of the form of a new message; undefined for people who may not send one. */
  writeHref?: string | undefined;
};

/** What staff sent to candidates, the newest first. */
export function SentMessagesPage({ browse, hrefOf, wordsHref, writeHref }: SentMessagesPageProps) {
  const { t } = useTranslation('staffSent');
  const [snapshot, send] = useMachine(browse, { input: noSentFilters });
  const { moment, by, state } = useSentWords(snapshot.context.loadedAt ?? 0);
  const nameOf = ({ id, name, kind }: SentMessageRow) => (
    <>
      <a href={hrefOf(id)} className={styles.link}>
        <bdi>{name}</bdi>
      </a>
      <DataMinor>{t(`kind.${kind}`)}</DataMinor>
    </>
  );
  const shareOf = ({ delivery: { due, sent, failed, skipped, undone } }: SentMessageRow) =>
    t('sentOf', { sent, all: due + sent + failed + skipped + undone });
  const senderOf = ({ sent }: SentMessageRow) => (
    <>
      <span className={styles.figure}>{moment(sent.at)}</span>
      <DataMinor>{by(sent.by)}</DataMinor>
    </>
  );
  const columns: DataColumn<SentMessageRow>[] = [
    { label: t('column.name'), cell: nameOf },
    { label: t('column.state'), cell: state },
    { label: t('delivery.sent'), roomy: true, cell: shareOf },
    { label: t('column.sent'), roomy: true, cell: senderOf },
  ];
  return (
    <BrowsePage
      area="staffSent"
      snapshot={snapshot}
      send={send}
      bar={null}
      acts={
        <>
          <Button variant="quiet" href={wordsHref}>
            {t('backToWords')}
          </Button>
          {writeHref !== undefined && <Button href={writeHref}>{t('write')}</Button>}
        </>
      }
    >
      {(messages, busy) => (
        <DataTable
          caption={t('title')}
          columns={columns}
          rows={messages}
          keyOf={({ id }) => id}
          busy={busy}
        />
      )}
    </BrowsePage>
  );
}
