import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { config, upcomingGroup } from '../../../tests/support/votePage/boardFixtures.ts';
import { renderInLanguage } from '../../../tests/support/pages/renderInLanguage.tsx';
import { SmsBanner } from './SmsBanner.tsx';

const onADevice = (finePointer: boolean) =>
  vi.stubGlobal('matchMedia', () => ({
    matches: finePointer,
    addEventListener() {},
    removeEventListener() {},
  }));

describe('the text message banner', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('links to a text message on a phone', () => {
    onADevice(false);
    renderInLanguage('ar', <SmsBanner sms={config.sms} open exampleCode="304" />);
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      'sms:90431',
      'sms:91207',
      'sms:92650',
    ]);
    expect(screen.getByText('525 بيسة للرسالة، شاملةً ضريبة القيمة المضافة')).toBeVisible();
  });

  it('copies a number on a desktop and announces it', async () => {
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

  it('announces that the browser refused to copy', async () => {
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

  it('says when text voting returns while no group is open', () => {
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

  it('does not claim whether messages count while the list is outdated', () => {
    onADevice(false);
    renderInLanguage('en', <SmsBanner sms={config.sms} open={false} unsure />);
    expect(screen.getByText('Voting is paused until the current list loads.')).toBeVisible();
    expect(screen.queryByText('Voting by SMS has ended.')).toBeNull();
  });
});
