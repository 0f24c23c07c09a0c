import { useSyncExternalStore } from 'react';
import { isApple, smsLink } from '../../../domain/smsLink.ts';

const neverChanges = () => () => {};
const onApple = () => isApple(navigator.userAgent);
/** The server does not know the device: the link takes its form in the browser. */
const onServer = () => false;

/** The address of a message with this text, by the number that it is for, in the form of this device. */
export function useSmsLink(text: string): (shortCode: string) => string {
  const apple = useSyncExternalStore(neverChanges, onApple, onServer);
  return (shortCode) => smsLink(shortCode, text, apple);
}
