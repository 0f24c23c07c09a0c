import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { localized } from '../../../../domain/localized.ts';
import { momentText, readMoment } from '../../../../domain/season/zonedInput.ts';
import type { StaffGroup } from '../../../../domain/staff/staffContract.ts';
import { Field } from '../../../components/Field/Field.tsx';
import { TextInput } from '../../../components/TextInput/TextInput.tsx';
import { useFormat } from '../../../i18n/useFormat.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import * as styles from './RoundsPage.css.ts';

type Edge = 'opens_at' | 'closes_at';

type Props = {
  /** The group with its window as the page shows it. */
  group: StaffGroup;
  zone: string;
  movable: readonly Edge[];
  /** The window has opened. */
  isOpened: boolean;
  onSet: (edge: Edge, at: number) => void;
};

/** The window of one group, to be typed. */
export function WindowDetail({ group, zone, movable, isOpened, onSet }: Props) {
  const { t } = useTranslation('staffRounds');
  const name = localized(group, 'name', useLanguage());
  return (
    <fieldset className={styles.detail}>
      <legend className={styles.detailTitle}>{t('timeline.detail', { name })}</legend>
      {(['opens_at', 'closes_at'] as const).map((edge) => (
        <TypedEdge
          key={edge}
          edge={edge}
          at={group[edge]}
          zone={zone}
          isMovable={movable.includes(edge)}
          onSet={(at) => onSet(edge, at)}
        />
      ))}
      {isOpened && <p className={styles.keys}>{t('lockedEdge')}</p>}
    </fieldset>
  );
}

type TypedProps = { edge: Edge; at: number; zone: string; isMovable: boolean; onSet: (at: number) => void };

function TypedEdge({ edge, at, zone, isMovable, onSet }: TypedProps) {
  const { t } = useTranslation('staffRounds');
  const format = useFormat(zone);
  const [typed, setTyped] = useState<string | null>(null);
  const read = typed === null ? { instant: at } : readMoment(typed, zone);
  const isOld = 'instant' in read && read.instant !== at;
  const change = (text: string) => {
    setTyped(text);
    const now = readMoment(text, zone);
    if ('instant' in now) onSet(now.instant);
  };
  return (
    <Field
      id={edge}
      label={t(`timeline.${edge}`)}
      hint={format.zone(at)}
      error={'error' in read ? t(`moment.${read.error}`) : undefined}
    >
      {(control) => (
        <TextInput
          {...control}
          kind="moment"
          name={edge}
          autoComplete="off"
          readOnly={!isMovable}
          value={typed === null || isOld ? momentText(at, zone) : typed}
          onChange={change}
        />
      )}
    </Field>
  );
}
