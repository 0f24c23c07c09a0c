import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { config } from '../../../tests/support/votePage/boardFixtures.ts';
import { renderInLanguage } from '../../../tests/support/pages/renderInLanguage.tsx';
import { SmsVote } from './SmsVote.tsx';

function Card({ chosen }: { chosen?: string | undefined }) {
  const [operator, setOperator] = useState(chosen);
  return (
    <SmsVote sms={config.sms} code="304" name="Lina Haddad" operator={operator} onOperator={setOperator} />
  );
}

const links = () => screen.queryAllByRole('link').map((link) => link.getAttribute('href'));
const [first, second] = config.sms.providers;

describe('a vote by text message', () => {
  afterEach(() => vi.restoreAllMocks());

  it('asks for the operator once: then it is the link itself, and has the focus', async () => {
    const user = userEvent.setup();
    renderInLanguage('en', <Card />);
    expect(links()).toEqual([]);
    const ask = screen.getByRole('button', {
      name: 'Vote by SMS: \u2068Lina Haddad\u2069 Code \u2068304\u2069 · 525 baisa',
    });
    await user.click(ask);
    expect(links()).toEqual(['sms:90431?body=304', 'sms:91207?body=304', 'sms:92650?body=304']);
    await user.click(screen.getByRole('link', { name: /91207/ }));
    expect(links()).toEqual(['sms:91207?body=304']);
    expect(screen.getByRole('link')).toHaveFocus();
    expect(screen.getByRole('link')).toHaveAccessibleName(
      `Vote by SMS: \u2068Lina Haddad\u2069 Code \u2068304\u2069 · \u2068${second?.name_en}\u2069 · 525 baisa`,
    );
  });

  it('lets the voter change the operator with the keyboard', async () => {
    const user = userEvent.setup();
    renderInLanguage('ar', <Card chosen={second?.id} />);
    await user.tab();
    expect(screen.getByRole('link', { name: /^صوّت برسالة نصية: / })).toHaveFocus();
    await user.keyboard('{Tab}{Enter}{Tab}');
    expect(screen.getByRole('button', { name: 'تغيير مشغّل الاتصالات' })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
    await user.keyboard('{Enter}');
    expect(links()).toEqual(['sms:90431?body=304']);
    expect(screen.getByRole('link')).toHaveFocus();
  });

  it('asks again where the chosen operator is gone', () => {
    renderInLanguage('en', <Card chosen="gone" />);
    expect(screen.getByRole('button', { name: /^Vote by SMS: / })).toBeVisible();
  });

  it('has the form of Apple on its devices', () => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPhone; CPU iPhone OS 18_5)');
    renderInLanguage('ar', <Card chosen={first?.id} />);
    expect(links()).toEqual(['sms:90431&body=304']);
  });
});
