import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { EMAIL_PATTERN } from '../domain/person/email.ts';

/** What is wrong with a value, as the end of the sentence "NAME …". */
export class SettingProblem extends Error {}

const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])$/;
/** Whether only this machine reaches an origin. */
export const isLocalOrigin = (text: string): boolean => LOOPBACK.test(URL.parse(text)?.hostname ?? '');

const shown = (text: string) => `(it is ${JSON.stringify(text)})`;

export function port(text: string): number {
  const value = Number(text);
  if (/^[0-9]{1,5}$/.test(text) && value >= 1 && value <= 65_535) return value;
  throw new SettingProblem(`must be a whole number from 1 to 65535 ${shown(text)}`);
}

/** An http or https origin: scheme, host and port, nothing after it. */
export function origin(text: string): string {
  const url = URL.parse(text);
  if (url && /^https?:$/.test(url.protocol) && url.origin === text) return text;
  throw new SettingProblem(`must be an origin such as https://vote.example, without a path ${shown(text)}`);
}

/** An https origin; http only on this machine, since keys travel to it. */
export function secureOrigin(text: string): string {
  const url = URL.parse(origin(text));
  if (url?.protocol === 'https:' || isLocalOrigin(text)) return text;
  throw new SettingProblem(`must be https ${shown(text)}`);
}

/** An https address to call; http only on this machine. It may hold a key, so that a wrong one is not repeated. */
export function callUrl(text: string): string {
  const url = URL.parse(text);
  if (url?.protocol === 'https:' || (url?.protocol === 'http:' && LOOPBACK.test(url.hostname))) return text;
  throw new SettingProblem('must be an https:// address');
}

/** A key or secret. A wrong one is not repeated. */
export function secret(text: string): string {
  if (/^[!-~]{8,256}$/.test(text)) return text;
  throw new SettingProblem('must be 8 to 256 visible characters without spaces');
}

/** Half of a pair of which the other half is secret. A wrong one may be that, and is not repeated. */
export function accessKey(text: string): string {
  if (/^[!-~]{3,128}$/.test(text)) return text;
  throw new SettingProblem('must be 3 to 128 visible characters without spaces');
}

/** The name of a bucket or a region. */
export function plainName(text: string): string {
  if (/^[a-z0-9][a-z0-9.-]{1,62}$/.test(text)) return text;
  throw new SettingProblem(`must be lower-case letters, digits, dots and dashes ${shown(text)}`);
}

/** A program by its path or its name, or `off`. */
export function program(text: string): string | null {
  if (text === 'off') return null;
  if (/^[A-Za-z0-9._/-]{1,200}$/.test(text)) return text;
  throw new SettingProblem(`must be the path of a program, or off ${shown(text)}`);
}

export function host(text: string): string {
  if (isIP(text) || text === 'localhost') return text;
  throw new SettingProblem(`must be an IP address or localhost ${shown(text)}`);
}

/** A comma-separated list of addresses and networks, or `none`. */
export function networks(text: string): string[] {
  if (text === 'none') return [];
  const list = text
    .split(',')
    .map((each) => each.trim())
    .filter(Boolean);
  const wrong = list.find((each) => !isNetwork(each));
  if (wrong === undefined) return list;
  throw new SettingProblem(`must list IP addresses or networks such as 10.0.0.0/8 ${shown(wrong)}`);
}

function isNetwork(text: string): boolean {
  const [address = '', prefix, ...rest] = text.split('/');
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return false;
  return prefix === undefined || (/^[0-9]{1,3}$/.test(prefix) && Number(prefix) <= (family === 4 ? 32 : 128));
}

export function oneOf<T extends string>(...values: readonly T[]): (text: string) => T {
  return (text) => {
    const value = values.find((each) => each === text);
    if (value !== undefined) return value;
    throw new SettingProblem(`must be one of ${values.join(', ')} ${shown(text)}`);
  };
}

export function flag(text: string): boolean {
  if (/^(1|true|on)$/.test(text)) return true;
  if (/^(0|false|off)$/.test(text)) return false;
  throw new SettingProblem(`must be on or off ${shown(text)}`);
}

export const folder = (text: string) => resolve(text);

export function email(text: string): string {
  if (EMAIL_PATTERN.test(text)) return text;
  throw new SettingProblem(`must be an e-mail address ${shown(text)}`);
}

/** Who mail is from: an address, or a name and the address in angle brackets. */
export function mailSender(text: string): string {
  const [, address = text] = /^(?:[^<>\r\n"]+ )?<([^<>]+)>$/.exec(text) ?? [];
  if (EMAIL_PATTERN.test(address)) return text;
  throw new SettingProblem(`must be an e-mail address, with or without a name ${shown(text)}`);
}

/** An SMTP address. It holds a password, so that a wrong one is not repeated. */
export function mailUrl(text: string): string {
  if (/^smtps?:$/.test(URL.parse(text)?.protocol ?? '')) return text;
  throw new SettingProblem('must be a smtp:// or smtps:// address');
}

/** A PostgreSQL address. It holds a password, so that a wrong one is not repeated. */
export function databaseUrl(text: string): string {
  if (/^postgres(ql)?:$/.test(URL.parse(text)?.protocol ?? '')) return text;
  throw new SettingProblem('must be a postgres:// address');
}

/** Where crashes are reported, by Sentry's protocol: an https address (http on this machine only) with a public key. */
export function dsn(text: string): string {
  const url = URL.parse(text);
  const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && LOOPBACK.test(url.hostname));
  if (url && isSafe && /^\w+$/.test(url.username) && url.password === '' && /\/\d+$/.test(url.pathname))
    return text;
  throw new SettingProblem('must be an address such as https://key@crashes.example/1');
}

export function buildNumber(text: string): string {
  if (/^[A-Za-z0-9._-]{1,40}$/.test(text)) return text;
  throw new SettingProblem(`must be letters, digits, dots and dashes ${shown(text)}`);
}

/** A whole number between two bounds; of a time in milliseconds. */
export function count(least: number, most: number): (text: string) => number {
  return (text) => {
    const value = Number(text);
    if (/^[0-9]{1,9}$/.test(text) && value >= least && value <= most) return value;
    throw new SettingProblem(`must be a whole number from ${least} to ${most} ${shown(text)}`);
  };
}
