import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { renderInLanguage } from '../../../../tests/support/pages/renderInLanguage.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';

const titles = [
  ['ar', 'الصفحة غير موجودة · صوت', 'الصفحة الرئيسية', 'رجوع'],
  ['en', 'Page not found · Sawt', 'Go home', 'Go back'],
] as const;

describe('the page of an unknown address', () => {
  it.each(titles)(
    "in %s sets the tab's title and has two links out and one to support",
    async (language, title, home, back) => {
      let wentBack = 0;
      renderInLanguage(
        language,
        <NotFoundPage supportHref="mailto:help@sawt.example" onBack={() => (wentBack += 1)} />,
      );
      expect(document.title).toBe(title);
      expect(screen.getByRole('link', { name: home })).toHaveAttribute('href', '/vote');
      await userEvent.click(screen.getByRole('button', { name: back }));
      expect(wentBack).toBe(1);
      expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toContain(
        'mailto:help@sawt.example',
      );
    },
  );
});
