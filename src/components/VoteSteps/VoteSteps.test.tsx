import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderInLanguage } from '../../../tests/support/pages/renderInLanguage.tsx';
import { VoteSteps } from './VoteSteps.tsx';

const readSteps = () =>
  within(screen.getByRole('list'))
    .getAllByRole('listitem')
    .map((item) => [item.textContent, item.getAttribute('aria-current')]);

describe('the voting steps', () => {
  it('mark done steps and the current step', () => {
    renderInLanguage('en', <VoteSteps current="payment" />);
    expect(readSteps()).toEqual([
      ['Contestant, done', null],
      ['Choose votes, done', null],
      ['Payment', 'step'],
      ['Complete', null],
    ]);
  });

  it('are all done at the end', () => {
    renderInLanguage('ar', <VoteSteps current="complete" finished />);
    expect(readSteps()).toEqual([
      ['المتسابق، مكتملة', null],
      ['عدد الأصوات، مكتملة', null],
      ['الدفع، مكتملة', null],
      ['اكتمال التصويت، مكتملة', null],
    ]);
  });

  it('give the position as text on a narrow screen', () => {
    renderInLanguage('ar', <VoteSteps current="payment" />);
    expect(screen.getByText('3 من 4')).toBeInTheDocument();
  });
});
