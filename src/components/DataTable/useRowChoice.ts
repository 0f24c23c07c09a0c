import { type KeyboardEvent, type MouseEvent, useRef } from 'react';
import { chooseRows } from './chooseRows.ts';
import { moveAmong } from './moveAmong.ts';
import type { RowBoxProps } from './RowBox.tsx';

type Box = Omit<RowBoxProps, 'label'>;

/**
 * The boxes of rows: a press chooses one, with Shift all from the one pressed before. Arrows, Home and End go from box to
 * box, with Shift choosing on the way.
 */
export function useRowChoice(
  keys: readonly string[],
  chosen: ReadonlySet<string>,
  onChoose: (keys: ReadonlySet<string>) => void = () => {},
): { all: Box; row: (index: number) => Box } {
  const pressed = useRef(0);
  const shown = keys.filter((key) => chosen.has(key)).length;
  const press = (index: number, { shiftKey }: MouseEvent) => {
    const from = shiftKey ? Math.min(pressed.current, keys.length - 1) : index;
    pressed.current = index;
    onChoose(chooseRows(keys, chosen, { from, to: index, on: !chosen.has(keys[index]!) }));
  };
  const move = (index: number, event: KeyboardEvent<HTMLInputElement>) => {
    const to = moveAmong(keys.length, index, event.key);
    if (to === undefined || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    const table = event.currentTarget.closest('table')!;
    table.querySelectorAll<HTMLInputElement>('[data-chooser]')[to]?.focus();
    if (event.shiftKey) onChoose(chooseRows(keys, chosen, { from: index, to, on: true }));
    pressed.current = to;
  };
  return {
    all: {
      checked: shown > 0 && shown === keys.length,
      isMixed: shown > 0 && shown < keys.length,
      onPress: () =>
        onChoose(chooseRows(keys, chosen, { from: 0, to: keys.length - 1, on: shown < keys.length })),
    },
    row: (index) => ({
      checked: chosen.has(keys[index]!),
      onPress: (event) => press(index, event),
      onKeyDown: (event) => move(index, event),
    }),
  };
}
