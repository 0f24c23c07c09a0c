import { useId, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ParticipantUser, Quote } from '../../../domain/contract.ts';
import { localized } from '../../../domain/localized.ts';
import { useFormat } from '../../i18n/useFormat.ts';
import { useGroupWords } from '../../i18n/useGroupWords.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { visuallyHidden } from '../../theme/visuallyHidden.css.ts';
import { EditAction } from '../EditAction/EditAction.tsx';
import { PackageHint } from '../PackageHint/PackageHint.tsx';
import { Portrait } from '../Portrait/Portrait.tsx';
import * as styles from './OrderSummary.css.ts';
import { SummaryDisclosure } from './SummaryDisclosure.tsx';
import { SummaryPrice, type NarrowSummary } from './SummaryPrice.tsx';

export type OrderSummaryProps = SummaryFaceProps & {
  /** The chosen number of votes; its quote may still be loading. */
  votes: number;
  quote: Quote | undefined;
  /** A new price is loading; the one in `quote` is outdated. */
  loading?: boolean;
  /** Where the number of votes can be changed. */
  editHref?: string | undefined;
  /** A sentence about VAT. */
  vat?: ReactNode;
  /** The visitor takes the quote's hint about a cheaper, larger package; without it no hint is shown. */
  onTakeHint?: ((votes: number) => void) | undefined;
  narrow?: NarrowSummary | undefined;
  /** Below the total: the button that pays or continues. */
  action?: ReactNode;
};

/** What is bought, for whom, and for how much: the server's quote, line by line. */
export function OrderSummary(props: OrderSummaryProps) {
  const { user, group, rank, votes, quote, loading = false, narrow } = props;
  const { t } = useTranslation('pay');
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <section aria-labelledby={`${id}-title`} className={styles.summary}>
      <h2 id={`${id}-title`} className={visuallyHidden}>
        {t('summary.title')}
      </h2>
      {narrow === 'collapsed' && (
        <SummaryDisclosure
          user={user}
          votes={votes}
          total={loading ? undefined : quote?.total_baisa}
          open={open}
          contentId={`${id}-content`}
          onToggle={() => setOpen(!open)}
        />
      )}
      {narrow !== 'price' && (
        <div id={`${id}-content`} hidden={narrow === 'collapsed' && !open}>
          <SummaryFace user={user} group={group} rank={rank} />
          <Chosen votes={votes} editHref={props.editHref} />
        </div>
      )}
      <SummaryBody {...props} loading={loading} />
    </section>
  );
}

function Chosen({ votes, editHref }: Pick<OrderSummaryProps, 'votes' | 'editHref'>) {
  const { t } = useTranslation('pay');
  const format = useFormat();
  return (
    <div className={styles.count}>
      <dl className={styles.row}>
        <dt className={styles.term}>{t('summary.votes')}</dt>
        <dd className={styles.chosen}>
          {editHref !== undefined && (
            <EditAction label={t('summary.editVotes')} href={editHref}>
              {t('summary.edit')}
            </EditAction>
          )}
          <span className={styles.votes}>{format.number(votes)}</span>
        </dd>
      </dl>
    </div>
  );
}

function SummaryBody(props: OrderSummaryProps & { loading: boolean }) {
  const { votes, quote, loading, vat, onTakeHint, action, narrow } = props;
  const hint = loading ? undefined : quote?.hint;
  return (
    <div className={narrow ? styles.narrowBody : styles.body}>
      <SummaryPrice quote={quote} loading={loading} priced={votes > 0} narrow={narrow} />
      <div className={styles.more}>
        {vat !== undefined && <p className={styles.vat}>{vat}</p>}
        {hint && onTakeHint && <PackageHint hint={hint} onTake={onTakeHint} />}
        {action}
      </div>
    </div>
  );
}

type SummaryFaceProps = {
  user: ParticipantUser;
  group?: number | undefined;
  /** 0 if the contestant no longer competes. */
  rank?: number | undefined;
};

/** The contestant of the order, on a piece of stage. */
function SummaryFace({ user, group, rank }: SummaryFaceProps) {
  const { t } = useTranslation(['pay', 'vote']);
  const groups = useGroupWords();
  const name = localized(user, 'full_name', useLanguage());
  const place = [
    group === undefined ? undefined : groups.name(group),
    rank ? t('vote:card.rank', { rank }) : undefined,
  ].filter((part) => part !== undefined);
  return (
    <div className={styles.face}>
      <div className={styles.light} aria-hidden="true" />
      <div className={styles.picture}>
        <Portrait src={user.image_url} name={name} size="summary" eager />
      </div>
      <div className={styles.words}>
        <p className={styles.overline}>{t('contestant.votingFor')}</p>
        <p className={styles.name}>
          <bdi>{name}</bdi>
        </p>
        {place.length > 0 && <p className={styles.place}>{place.join(' · ')}</p>}
      </div>
    </div>
  );
}
