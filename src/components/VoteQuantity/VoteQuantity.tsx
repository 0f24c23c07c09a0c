import Minus from '@lucide/icons/icons/minus';
import Plus from '@lucide/icons/icons/plus';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { ORDER_MAX_VOTES, USD_PER_RIAL } from '../../../domain/limits.ts';
import { isWholeNumber, wholeNumberIn } from '../../../domain/wholeNumber.ts';
import { useFormat } from '../../i18n/useFormat.ts';
import { Field, type FieldControl } from '../Field/Field.tsx';
import { Icon, type IconDrawing } from '../Icon/Icon.tsx';
import { useDollars } from '../Money/useDollars.ts';
import { votesAfterKey, votesAfterStep, votesText } from './votesText.ts';
import * as styles from './VoteQuantity.css.ts';

export type VoteQuantityProps = {
  /** Text of the field, also where it is no whole number. */
  value: string;
  onChange: (value: string) => void;
  /** The quote's price of one vote in baisa; undefined until known. */
  unitPrice: number | undefined;
  /** Why this number cannot be ordered. */
  error?: string | undefined;
};

/** The number of votes: typed, changed with the buttons, or with the keys of a spin button. */
export function VoteQuantity({ value, onChange, unitPrice, error }: VoteQuantityProps) {
  const { t } = useTranslation('pay');
  const setVotes = (votes: number) => onChange(String(votes));
  const votes = wholeNumberIn(value);
  const hint = useUnitPriceWords(unitPrice);
  return (
    <Field label={t('quantity.label')} hint={hint} error={error}>
      {(control) => (
        <div className={styles.row}>
          <StepButton
            icon={Minus}
            label={t('quantity.fewer')}
            atEnd={votes <= 1}
            onPress={() => setVotes(votesAfterStep(value, -1))}
          />
          <NumberInput control={control} value={value} onChange={onChange} />
          <StepButton
            icon={Plus}
            label={t('quantity.more')}
            atEnd={votes >= ORDER_MAX_VOTES}
            onPress={() => setVotes(votesAfterStep(value, 1))}
          />
        </div>
      )}
    </Field>
  );
}

// Keeps the line while the price is unknown, so that nothing reflows.
function useUnitPriceWords(unitPrice: number | undefined): string {
  const { t } = useTranslation('pay');
  const format = useFormat();
  const dollars = useDollars();
  if (unitPrice === undefined) return '\u00a0';
  const usd = dollars((unitPrice / 1000) * USD_PER_RIAL);
  return t('quantity.unitPrice', { price: format.money(unitPrice), usd });
}

type NumberInputProps = { control: FieldControl; value: string; onChange: (value: string) => void };

function NumberInput({ control, value, onChange }: NumberInputProps) {
  const { t } = useTranslation('pay');
  const votes = wholeNumberIn(value);
  const handleKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
    const next = votesAfterKey(event.key, value);
    if (next === undefined) return;
    event.preventDefault();
    onChange(String(next));
  };
  return (
    <input
      {...control}
      type="text"
      role="spinbutton"
      inputMode="numeric"
      autoComplete="off"
      dir="ltr"
      aria-valuemin={1}
      aria-valuemax={ORDER_MAX_VOTES}
      aria-valuenow={votes}
      aria-valuetext={value === '' || isWholeNumber(value) ? t('quantity.value', { count: votes }) : value}
      className={styles.number}
      value={value}
      onChange={(event) => onChange(votesText(event.currentTarget.value))}
      onKeyDown={handleKey}
    />
  );
}

type StepButtonProps = { icon: IconDrawing; label: string; atEnd: boolean; onPress: () => void };

// Not a tab stop: the arrow keys do the same in the field.
function StepButton({ icon, label, atEnd, onPress }: StepButtonProps) {
  return (
    <button
      type="button"
      tabIndex={-1}
      className={styles.step}
      aria-label={label}
      aria-disabled={atEnd}
      onClick={() => {
        if (!atEnd) onPress();
      }}
    >
      <Icon of={icon} />
    </button>
  );
}
