import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { config, upcomingGroup } from '../../../tests/support/boardFixtures.ts';
import { renderInLanguage } from '../../../tests/support/renderInLanguage.tsx';
import { SmsBanner } from './SmsBanner.tsx';

const onADevice = (finePointer: boolean) =>
  vi.stubGlobal('matchMedia', () => ({
    matches: finePointer,
    addEventListener() {},
    removeEventListener() {},
  }));

describe('the text-message strip', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('starts a message on a phone', () => {
    onADevice(false);
    renderInLanguage('ar', <SmsBanner sms={config.sms} open exampleCode="304" />);
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      'sms:90431',
      'sms:91207',
      'sms:92650',
    ]);
    expect(screen.getByText('525 بيسة للرسالة، شاملةً ضريبة القيمة المضافة')).toBeVisible();
  });

  it('copies a number on a desk, and says so', async () => {
    onADevice(true);
    const user = userEvent.setup();
    const said: string[] = [];
    renderInLanguage(
      'en',
      <SmsBanner sms={config.sms} open exampleCode="304" onAnnounce={(sentence) => said.push(sentence)} />,
    );
    await user.click(screen.getByRole('button', { name: /91207/ }));
    expect(await navigator.clipboard.readText()).toBe('91207');
    expect(said).toEqual(['Number \u206891207\u2069 copied.']);
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('says so when the browser refuses to copy', async () => {
    onADevice(true);
    const user = userEvent.setup();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    const said: string[] = [];
    renderInLanguage(
      'en',
      <SmsBanner sms={config.sms} open onAnnounce={(sentence) => said.push(sentence)} />,
    );
    await user.click(screen.getByRole('button', { name: /90431/ }));
    expect(said).toEqual([expect.stringContaining("Couldn't copy")]);
  });

  it('invites nobody to text while no group is open, and says when it returns', () => {
    onADevice(false);
    renderInLanguage(
      'en',
      <SmsBanner sms={config.sms} open={false} opening={{ at: upcomingGroup.opens_at, soon: true }} />,
    );
    expect(screen.getByText('Paused now; returns at midnight (12AM)')).toBeVisible();
    expect(screen.getByText('525 baisa per message, VAT included')).toBeVisible();
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('claims neither that messages count nor that they do not while the list is an old one', () => {
    onADevice(false);
    renderInLanguage('en', <SmsBanner sms={config.sms} open={false} unsure />);
    expect(screen.getByText('Voting is paused until the current list loads.')).toBeVisible();
    expect(screen.queryByText('Voting by SMS has ended.')).toBeNull();
  });
});
