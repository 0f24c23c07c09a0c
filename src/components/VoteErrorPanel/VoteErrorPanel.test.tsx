import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderInLanguage } from '../../../tests/support/pages/renderInLanguage.tsx';
import {
  httpError,
  networkError,
  timeoutError,
  unauthenticated,
  type AppError,
} from '../../../domain/errors.ts';
import { VoteErrorPanel } from './VoteErrorPanel.tsx';

const errors: AppError[] = [
  httpError({ status: 400 }),
  unauthenticated({ status: 401 }),
  httpError({ status: 403 }),
  httpError({ status: 502 }),
  timeoutError,
  networkError,
  httpError({ status: 418 }),
];

const panelText = (error: AppError) => {
  const { unmount } = renderInLanguage('en', <VoteErrorPanel error={error} />);
  const { textContent } = screen.getByRole('alert');
  unmount();
  return textContent;
};

describe('the panel of a vote that was not accepted', () => {
  it('names the kind of failure and says that nothing was charged', () => {
    expect(errors.map(panelText)).toEqual(
      [
        'Invalid vote data. Check the details and try again.',
        'You are not authorized. Please log in again.',
        'Voting is not allowed at this time.',
        'Server error. Please try again shortly.',
        "The request timed out. We don't know yet whether your vote arrived.",
        'Network error. Check your internet connection.',
        'Failed to submit vote.',
      ].map((sentence) => `${sentence}Nothing has been charged.`),
    );
  });

  it('counts the tries on the retry button', () => {
    let retries = 0;
    renderInLanguage(
      'ar',
      <VoteErrorPanel
        error={networkError}
        attempt={{ number: 2, limit: 5 }}
        onRetry={() => (retries += 1)}
      />,
    );
    screen.getByRole('button', { name: 'إعادة المحاولة (2 من 5)' }).click();
    expect(retries).toBe(1);
  });

  it('offers no retry where it cannot help', () => {
    renderInLanguage('en', <VoteErrorPanel error={httpError({ status: 403 })} />);
    expect(screen.queryByRole('button')).toBeNull();
  });
});
