import { describe, expect, it } from 'vitest';
import { isApple, smsLink } from './smsLink.ts';

const userAgents = {
  iPhone: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1',
  iPadAsMac: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Safari/605.1.15',
  android:
    'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/138.0.0.0 Mobile Safari/537.36',
  windows: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/138.0.0.0 Safari/537.36',
};

describe('a link that sends a text message', () => {
  it('has the text after "?" for Android and after "&" for Apple', () => {
    expect([smsLink('90001', '304', false), smsLink('90001', '304', true)]).toEqual([
      'sms:90001?body=304',
      'sms:90001&body=304',
    ]);
  });

  it('tells the two by the name of the browser', () => {
    expect(Object.entries(userAgents).filter(([, name]) => isApple(name))).toEqual([
      ['iPhone', userAgents.iPhone],
      ['iPadAsMac', userAgents.iPadAsMac],
    ]);
  });

  it('brings Arabic, spaces and the characters of links to the messages app unchanged', () => {
    const text = 'صوّت 304 & +1?=#%';
    expect(smsLink('90001', text, false)).toBe(
      'sms:90001?body=%D8%B5%D9%88%D9%91%D8%AA%20304%20%26%20%2B1%3F%3D%23%25',
    );
    const bodies = [false, true].map((apple) => smsLink('90001', text, apple).split('body=')[1] ?? '');
    expect(bodies.map(decodeURIComponent)).toEqual([text, text]);
  });
});
