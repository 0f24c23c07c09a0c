import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderInLanguage } from '../../../tests/support/pages/renderInLanguage.tsx';
import { createToaster } from '../Toasts/toaster.ts';
import { Toasts } from '../Toasts/Toasts.tsx';
import { UndoToast } from './UndoToast.tsx';

function open() {
  const toaster = createToaster();
  const undone: string[] = [];
  function Page() {
    return (
      <>
        <input aria-label="A text" />
        <input aria-label="A box" type="checkbox" />
        <UndoToast text="Withdrawn." onUndo={() => void undone.push('huda')} toaster={toaster} />
        <Toasts toaster={toaster} />
      </>
    );
  }
  renderInLanguage('en', <Page />);
  const pressZ = (target: Element, more = {}) =>
    fireEvent.keyDown(target, { key: 'z', code: 'KeyZ', ctrlKey: true, ...more });
  const shown = () => screen.getByRole('status').textContent;
  return { undone, pressZ, shown, dismiss: () => fireEvent.click(screen.getByLabelText('Close')) };
}

const withUndo = 'Withdrawn.Undo';

it('Ctrl+Z undoes the act once, by the place of the key, too', () => {
  const { undone, pressZ, shown } = open();
  pressZ(document.body, { key: 'ئ' });
  pressZ(document.body);
  expect([undone, shown()]).toEqual([['huda'], '']);
});

it('Ctrl+Z in a text takes back what was typed, and undoes nothing', () => {
  const { undone, pressZ, shown } = open();
  pressZ(screen.getByLabelText('A text'));
  expect([undone, shown()]).toEqual([[], withUndo]);
  pressZ(screen.getByLabelText('A box'));
  expect([undone, shown()]).toEqual([['huda'], '']);
});

it.each([{ altKey: true }, { shiftKey: true }, { ctrlKey: false }, { key: 'a', code: 'KeyA' }])(
  'another press undoes nothing: %o',
  (more) => {
    const { undone, pressZ, shown } = open();
    pressZ(document.body, more);
    expect([undone, shown()]).toEqual([[], withUndo]);
  },
);

it('Ctrl+Z undoes nothing after the message was closed', () => {
  const { undone, pressZ, dismiss } = open();
  dismiss();
  pressZ(document.body);
  expect(undone).toEqual([]);
});
