import type { ComponentProps } from 'react';
import { longInput } from './EditForm.css.ts';

type Native = ComponentProps<'textarea'>;
type Props = Omit<Native, 'className' | 'style' | 'dir' | 'value' | 'onChange'> & {
  value: string;
  onChange: (value: string) => void;
};

/** Several lines of text, as high as what stands in them. It belongs in a Field. */
export function LongText({ value, onChange, ...rest }: Props) {
  return (
    <textarea
      {...rest}
      dir="auto"
      rows={3}
      className={longInput}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
