import { fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { config, upcomingGroup } from '../../../tests/support/votePage/boardFixtures.ts';
import { renderInLanguage } from '../../../tests/support/pages/renderInLanguage.tsx';
import { SmsBanner } from './SmsBanner.tsx';

const links = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

describe('the text message banner', () => {
  it('links to a text message, and says which operator it goes through', () => {
    const chosen: string[] = [];
    renderInLanguage(
      'ar',
      <SmsBanner sms={config.sms} open exampleCode="304" onOperator={(id) => chosen.push(id)} />,
    );
    expect(links()).toEqual(['sms:90431', 'sms:91207', 'sms:92650']);
    expect(screen.getByText('525 بيسة للرسالة، شاملةً ضريبة القيمة المضافة')).toBeVisible();
    fireEvent.click(screen.getByRole('link', { name: /91207/ }));
    expect(chosen).toEqual([config.sms.providers[1]?.id]);
  });

  it('links to the addresses that it is given', () => {
    renderInLanguage('en', <SmsBanner sms={config.sms} open linkTo={(code) => `sms:${code}?body=304`} />);
    expect(links()).toEqual(['sms:90431?body=304', 'sms:91207?body=304', 'sms:92650?body=304']);
  });

  it('copies a number and announces it', async () => {
    const user = userEvent.setup();
    const said: string[] = [];
    renderInLanguage(
      'en',
      <SmsBanner sms={config.sms} open exampleCode="304" onAnnounce={(sentence) => said.push(sentence)} />,
    );
    await user.click(screen.getByRole('button', { name: /91207/ }));
    expect(await navigator.clipboard.readText()).toBe('91207');
    expect(said).toEqual(['Number \u206891207\u2069 copied.']);
  });

  it('announces that the browser refused to copy', async () => {
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
    renderInLanguage(
      'en',
      <SmsBanner sms={config.sms} open={false} opening={{ at: upcomingGroup.opens_at, soon: true }} />,
    );
    expect(screen.getByText('Paused now; returns at midnight (12AM)')).toBeVisible();
    expect(screen.getByText('525 baisa per message, VAT included')).toBeVisible();
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
  });
});
