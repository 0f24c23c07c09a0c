import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { ResetStarted } from '../../../../domain/staff/staffContract.ts';
import { ConfirmDialog } from '../../../components/ConfirmDialog/ConfirmDialog.tsx';
import { FormErrorNote } from '../../../components/FormErrorNote/FormErrorNote.tsx';
import { useFormat } from '../../../i18n/useFormat.ts';
import { useViewFocus } from '../../useViewFocus.ts';
import { AskedNote } from '../AskedNote.tsx';
import { HandedLink } from '../HandedLink/HandedLink.tsx';
import type { Resetting } from './ResetButton.tsx';
import * as styles from '../PeoplePage/PeoplePage.css.ts';

type Props = Resetting & {
  /** Whose access it is, in the dialog. */
  nameOf: (id: string) => string;
  /** Whether the person is an owner, whose link waits for a day. */
  isOwner: (id: string) => boolean;
};

/** What shows of a reset beside the list: the question before it, the link after it, or why there is none. */
export function ResetPart({ snapshot, send, nameOf, isOwner }: Props) {
  const { t } = useTranslation('staff');
  const { choice, started, asked, formError } = snapshot.context;
  const place = useRef<HTMLElement>(null);
  useViewFocus(started ? started.link : 'list', place);
  return (
    <>
      <FormErrorNote formError={formError} />
      {asked && <AskedNote approval={asked} />}
      {started && (
        <section ref={place} tabIndex={-1} className={styles.section} aria-label={t('reset.linkTitle')}>
          <HandedLink
            title={t('reset.linkTitle')}
            text={<LinkText started={started} />}
            link={started.link}
            isMailed={started.is_mailed}
            close={t('reset.linkKept')}
            onClose={() => send({ type: 'link.kept' })}
          />
        </section>
      )}
      {choice && snapshot.matches('confirming') && (
        <ConfirmDialog
          title={t(`reset.title.${choice.act}`, { name: nameOf(choice.id) })}
          confirm={t(`reset.confirm.${choice.act}`)}
          cancel={t('people.keep')}
          onConfirm={() => send({ type: 'reset.confirmed' })}
          onCancel={() => send({ type: 'reset.cancelled' })}
        >
          {choice.act === 'withdraw'
            ? t('reset.withdrawText')
            : t(isOwner(choice.id) ? 'reset.ownerText' : 'reset.text')}
        </ConfirmDialog>
      )}
    </>
  );
}

function LinkText({ started: { name, email, reset } }: { started: ResetStarted }) {
  const { t } = useTranslation('staff');
  const { date, timeOfDay } = useFormat();
  const { works_at, started_at, expires_at } = reset;
  const until = { untilDate: date(expires_at), untilTime: timeOfDay(expires_at) };
  return works_at > started_at
    ? t('reset.linkLater', { name, email, date: date(works_at), time: timeOfDay(works_at), ...until })
    : t('reset.linkNow', { name, email, ...until });
}
