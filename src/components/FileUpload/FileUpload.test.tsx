import { act, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderInLanguage } from '../../../tests/support/pages/renderInLanguage.tsx';
import { FileUpload } from './FileUpload.tsx';

vi.mock('./ChosenFile.tsx', () => Promise.reject(new TypeError('not there')));

it('names a chosen file although its preview cannot load', async () => {
  const file = new File(['a song'], 'oud.mp3', { type: 'audio/mpeg' });
  const texts = { id: 'media_file', use: 'media', label: 'Recording', hint: 'Audio' } as const;
  const events = { onChoose: () => {}, onRemove: () => {} };
  renderInLanguage('en', <FileUpload {...texts} {...events} chosen={{ file }} />);
  await act(() => expect(import('./ChosenFile.tsx')).rejects.toThrow('mocking a module'));
  expect(screen.getByText('oud.mp3')).toBeVisible();
});
