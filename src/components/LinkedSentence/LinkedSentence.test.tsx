import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { LinkedSentence } from './LinkedSentence.tsx';

const showSentence = (words: string) => render(<LinkedSentence words={words} href="/support" />).container;

describe('a sentence with a link', () => {
  it('puts the link where its language has it', () => {
    expect(showSentence('فيُرجى [التواصل معنا].')).toHaveTextContent('فيُرجى التواصل معنا.');
    expect(screen.getByRole('link', { name: 'التواصل معنا' })).toHaveAttribute('href', '/support');
  });

  it('is plain text without brackets', () => {
    expect(showSentence('Nothing to press.')).toHaveTextContent('Nothing to press.');
    expect(screen.queryByRole('link')).toBeNull();
  });
});
