import { useTranslation } from 'react-i18next';
import type { MessageRecipient } from '../../../../domain/staff/staffContract.ts';
import { Button } from '../../../components/Button/Button.tsx';
import { type DataColumn, DataMinor, DataTable } from '../../../components/DataTable/DataTable.tsx';
import { FilterBar, FilterSelect } from '../../../components/FilterBar/FilterBar.tsx';
import { Panel } from '../../../components/Panel/Panel.tsx';
import * as browse from '../BrowsePage/BrowsePage.css.ts';
import * as styles from '../MessageSendPage/MessageSendPage.css.ts';
import type { DeliveryProps } from './DeliveryPanel.tsx';
import { deliveryStates } from './deliveryStates.ts';
import { useSentWords } from './useSentWords.ts';

/** What became of the message at each recipient. */
export function Recipients({
  snapshot,
  act,
  entryHrefOf,
}: DeliveryProps & { entryHrefOf: (entry: string) => string }) {
  const { t } = useTranslation('staffSent');
  const { state, rows, next, at } = snapshot.context;
  const { moment } = useSentWords(at);
  const isLoadingMore = snapshot.matches('loadingMore');
  const choose = (value: string) =>
    act({ type: 'state.chosen', state: deliveryStates.find((each) => each === value) ?? null });
  const candidateOf = ({ entry, full_name }: MessageRecipient) => (
    <a href={entryHrefOf(entry)} className={browse.link}>
      <bdi>{full_name}</bdi>
    </a>
  );
  const deliveryOf = ({ state: its, why }: MessageRecipient) => (
    <>
      {t(`delivery.${its}`)}
      {why !== null && its !== 'undone' && <DataMinor>{t(`why.${why}`)}</DataMinor>}
    </>
  );
  const timeOf = ({ at: done }: MessageRecipient) =>
    done !== null && <span className={browse.figure}>{moment(done)}</span>;
  const channelOf = ({ channel, language }: MessageRecipient) =>
    `${t(`channel.${channel}`)} ${t(`language.${language}`)}`;
  const columns: DataColumn<MessageRecipient>[] = [
    { label: t('column.candidate'), cell: candidateOf },
    { label: t('column.channel'), roomy: true, cell: channelOf },
    { label: t('column.delivery'), cell: deliveryOf },
    { label: t('column.at'), roomy: true, cell: timeOf },
  ];
  return (
    <Panel title={t('message.recipients')}>
      <FilterBar
        label={t('message.filters')}
        clearLabel={t('message.clear')}
        onClear={state === null ? undefined : () => choose('')}
      >
        <FilterSelect
          label={t('column.delivery')}
          every={t('message.every')}
          choices={deliveryStates.map((value) => ({ value, label: t(`delivery.${value}`) }))}
          value={state ?? ''}
          onChange={choose}
        />
      </FilterBar>
      {rows.length === 0 ? (
        <p className={styles.line}>{t('message.noRecipients')}</p>
      ) : (
        <DataTable
          caption={t('message.recipients')}
          columns={columns}
          rows={rows}
          keyOf={({ id }) => id}
          busy={snapshot.matches('loading')}
        />
      )}
      {next !== null && (
        <div className={styles.acts}>
          <Button
            variant="secondary"
            busy={isLoadingMore ? t('loadingMore') : undefined}
            onClick={() => act({ type: 'more.requested' })}
          >
            {t('more')}
          </Button>
        </div>
      )}
    </Panel>
  );
}
