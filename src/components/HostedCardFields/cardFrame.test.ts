import { describe, expect, it } from 'vitest';
import { cardFrameAddress, cardFrameMessage, readCardFrameEvent } from './cardFrame.ts';

const look = { lng: 'ar', theme: 'dark' } as const;
const messageOf = (rest: Record<string, unknown>) => ({ source: 'sawt-fields', version: 1, ...rest });

describe('the address of the card fields', () => {
  it("carries language, theme and parent origin, and keeps the gateway's own parameters", () => {
    expect(
      cardFrameAddress('http://localhost:8082/fields/s1?key=a%2Fb', look, 'http://localhost:8080'),
    ).toEqual({
      src: 'http://localhost:8082/fields/s1?key=a%2Fb&lng=ar&theme=dark&parent=http%3A%2F%2Flocalhost%3A8080',
      origin: 'http://localhost:8082',
    });
  });

  it.each([
    '',
    '/fields',
    'javascript:alert(1)',
    'data:text/html,x',
    'blob:http://x/1',
    'http://localhost:8080/x',
  ])('refuses %j, which is no page of a gateway', (url) => {
    expect(cardFrameAddress(url, look, 'http://localhost:8080')).toBeUndefined();
  });
});

describe('a message from the card fields', () => {
  it.each([
    [{ event: 'ready' }],
    [{ event: 'resized', height: 341 }],
    [{ event: 'changed', complete: true }],
    [{ event: 'submitting' }],
    [{ event: 'challenge' }],
    [{ event: 'finished', outcome: 'insufficient_funds' }],
  ])('is read when it is %j', (event) => {
    expect(readCardFrameEvent(messageOf(event))).toEqual(event);
  });

  it.each([
    [null],
    ['ready'],
    [{ event: 'ready' }],
    [{ source: 'sawt-fields', version: 2, event: 'ready' }],
    [messageOf({ event: 'resized', height: '341' })],
    [messageOf({ event: 'resized', height: -1 })],
    [messageOf({ event: 'changed' })],
    [messageOf({ event: 'finished', outcome: 'fine' })],
    [messageOf({ event: 'card', number: '4242' })],
  ])('is passed over when it is %j', (data) => {
    expect(readCardFrameEvent(data)).toBeUndefined();
  });

  it('carries only the fields of the protocol', () => {
    expect(readCardFrameEvent(messageOf({ event: 'changed', complete: true, number: '4242' }))).toEqual({
      event: 'changed',
      complete: true,
    });
  });
});

it("marks commands with the protocol's name and version", () => {
  expect(cardFrameMessage({ command: 'pay' })).toEqual({ source: 'sawt-fields', version: 1, command: 'pay' });
});
