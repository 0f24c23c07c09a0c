import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { deskOf } from '../../../../domain/staff/deskOf.ts';
import { renderInLanguage } from '../../../../tests/support/pages/renderInLanguage.tsx';
import { house, owner, staffList } from '../../../../tests/support/staff/staffFacts.ts';
import { foundEntry } from '../../../../tests/support/staffEntries/entryFacts.ts';
import { stillPalette } from '../../../../tests/support/staff/stillFlows.ts';
import { DeskFinder } from './DeskFinder.tsx';
import { DeskPalette, type DeskPaletteProps } from './DeskPalette.tsx';

const studio = { id: 'studio'.padEnd(22, '0'), name_ar: 'استوديو مسقط', name_en: 'Muscat Studio' };
const judge = { role: 'judge', organisation: studio, competition_ids: null } as const;
const desk = deskOf({ memberships: [...owner.memberships, judge] }, house.id);

const found = { people: staffList.people, found: [foundEntry] };
const Palette = (props: Omit<DeskPaletteProps, 'machine'>) => (
  <DeskPalette machine={stillPalette(found)} {...props} />
);

beforeEach(() => {
  Element.prototype.scrollIntoView = () => {};
});

function open(hasSingles = true) {
  const did: string[] = [];
  renderInLanguage(
    'en',
    <>
      <h1 tabIndex={-1}>The page</h1>
      <textarea aria-label="A text" />
      <DeskFinder
        Palette={Palette}
        goTo={(href) => void did.push(`to ${href}`)}
        hasSingles={hasSingles}
        onSingles={(on) => void did.push(on ? 'on' : 'off')}
        desk={desk}
        section="audit"
        onOrganisation={(id) => void did.push(`at ${id}`)}
      />
    </>,
  );
  return did;
}

const ctrlK = (target: Element = document.body) =>
  fireEvent.keyDown(target, { key: 'k', code: 'KeyK', ctrlKey: true });
const field = () => screen.getByRole('combobox', { name: 'A name, a number or a page' });
const press = (key: string, more = {}) => fireEvent.keyDown(field(), { key, ...more });
const type = (text: string) => fireEvent.change(field(), { target: { value: text } });
const pointed = () =>
  document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent;

describe('the command palette on the desk', () => {
  it('opens by Ctrl+K in a field too, and Escape gives the focus back', async () => {
    open();
    const text = screen.getByRole('textbox', { name: 'A text' });
    text.focus();
    expect(ctrlK(text)).toBe(false);
    expect(field()).toHaveFocus();
    press('Escape');
    await waitFor(() => expect(text).toHaveFocus());
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('goes to the page to which the arrows point, and to its heading', async () => {
    const did = open();
    ctrlK();
    expect(pointed()).toBe('Needs you');
    press('ArrowUp');
    for (const _ of [1, 2, 3, 4, 5, 6, 7]) press('ArrowDown');
    expect(pointed()).toBe('Audit');
    press('Enter');
    expect(did).toEqual([`to /audit?organisation=${house.id}`]);
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  });

  it('leaves Enter and the arrows to an input method that composes', () => {
    const did = open();
    ctrlK();
    press('ArrowDown', { isComposing: true });
    press('Enter', { isComposing: true });
    expect([pointed(), did]).toEqual(['Needs you', []]);
  });

  it('chooses another organisation, by a press as well', () => {
    const did = open();
    ctrlK();
    type('مسقط');
    fireEvent.click(screen.getByRole('option', { name: 'Muscat Studio' }));
    expect(did).toEqual([`at ${studio.id}`]);
  });

  it('points to the first result again after each letter', () => {
    open();
    ctrlK();
    for (const _ of [1, 2, 3, 4, 5, 6, 7]) press('ArrowDown');
    expect(pointed()).toBe('Audit');
    type('a');
    expect(pointed()).toBe('Competitions');
  });

  it('finds a person of the organisation', async () => {
    const did = open();
    ctrlK();
    type('huda@');
    await waitFor(() => expect(pointed()).toMatch(/^هدى بنت سالم الرواحية/));
    press('Enter');
    expect(did).toEqual([`to /people?organisation=${house.id}&person=${'huda'.padEnd(22, '0')}`]);
  });

  it('finds an entry by the server, with its code and competition', async () => {
    const did = open();
    ctrlK();
    type('301');
    await waitFor(() => expect(pointed()).toMatch(/^هدى بنت سالم الرواحية.*301/));
    press('Enter');
    expect(did).toEqual([`to /entries?organisation=${house.id}&entry=${foundEntry.id}`]);
  });

  it('does nothing by Enter and the arrows when nothing is found', () => {
    const did = open();
    ctrlK();
    type('،');
    press('ArrowDown');
    press('Enter');
    expect([pointed(), did]).toEqual([undefined, []]);
    expect(screen.getByText(/^Nothing found for/)).toBeVisible();
  });
});

describe('the list of keys', () => {
  const mark = (target: Element = document.body) =>
    fireEvent.keyDown(target, { key: '?', code: 'Slash', shiftKey: true });
  const title = { name: 'Keyboard shortcuts' };

  it('opens by ? outside fields, not over another dialog, and lists the keys of the page', () => {
    open();
    mark(screen.getByRole('textbox', { name: 'A text' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    mark();
    ctrlK();
    expect(screen.getAllByRole('dialog')).toEqual([screen.getByRole('dialog', title)]);
    expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Find or go to',
      'This list',
      'The row above or below, from the button of a row',
      'The first or last row, from the button of a row',
      'Show or hide the details of a row',
      'Close a dialog',
    ]);
  });

  it('opens by its button where single keys are off, and switches them on', () => {
    const did = open(false);
    mark();
    expect(screen.queryByRole('dialog')).toBeNull();
    fireEvent.click(screen.getByRole('button', title));
    expect(screen.getByText('Switched off')).toBeVisible();
    fireEvent.click(screen.getByRole('checkbox', { name: 'Use keys of one character alone' }));
    expect(did).toEqual(['on']);
  });
});
