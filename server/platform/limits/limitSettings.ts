import { list, shown } from '../settings/settingReaders.ts';
import type { Rate } from './rate.ts';

const HOUR_MINUTES = 60;
const perMinute = (count: number, burst = count): Rate => ({ burst, perMinute: count });
const perHour = (count: number): Rate => ({ burst: count, perMinute: count / HOUR_MINUTES });

/**
 * Rates by name. `.network` is for an IPv4 address or /64; a /56 has 4 times that, a /48 has 16 times. Many
 * people share a carrier's address.
 */
export const defaultLimits = {
  'order.device': perMinute(30, 10),
  'order.network': perMinute(600),
  /** Logins with one civil id from one network. */
  'login.contact': perMinute(10),
  'login.network': perMinute(60),
  /** Wrong passwords of one account, and of one device that has logged in to it. */
  'password.account': perHour(5),
  'forgot.contact': perHour(3),
  'forgot.network': perHour(10),
  /** Views of links, and passwords set by links. */
  'link.network': perMinute(30),
  'profile.account': perMinute(10),
  /**
   * `contact.account`: new contacts of one account. `contact.address`: links sent to one contact, whichever
   * account asks.
   */
  'contact.account': perHour(5),
  'contact.address': perHour(3),
  /** Registrations that reveal whether an account exists, and questions that do before one is sent. */
  'signup.network': perHour(60),
  'check.network': perHour(10),
  'begin.network': perMinute(60),
  'draft.account': perMinute(60),
  'form.network': perMinute(60),
  'replace.account': perHour(10),
  /** Withdrawals of one candidate, and their undoing. */
  'withdraw.account': perHour(20),
  /** Invitations of one person of the staff. */
  'invite.staff': perHour(60),
  /** Changes of one person of the staff to what the person signs in with. */
  'factor.staff': perHour(30),
  /** Looks of one person of the staff at identity documents. */
  'reveal.staff': perHour(120),
  'upload.network': perMinute(60),
  'checkpoints.network': perMinute(60),
  'export.network': perMinute(20),
  /**
   * Requests refused for their content: of a browser with our device cookie, and of a network's other
   * browsers.
   */
  'refused.device': perMinute(60),
  'refused.network': perMinute(300),
  /** New streams per minute; the burst is also the limit of open streams. */
  'stream.network': perMinute(200),
} as const satisfies Record<string, Rate>;

export type LimitName = keyof typeof defaultLimits;
export type Limits = Readonly<Record<LimitName, Rate>>;

const names = Object.keys(defaultLimits);
const COUNT = '0*([1-9][0-9]{0,5})';
const LIMIT = new RegExp(`^(${names.join('|').replaceAll('.', '[.]')})=(?:${COUNT}[+])?${COUNT}/([mh])$`);

/**
 * Reads LIMITS. `NAME=COUNT/m` or `/h` allows that many at once and per minute or hour; `NAME=BURST+COUNT/m`
 * sets another number at once. Other limits keep their defaults.
 */
export const limits = list
  .refine(
    (parts) => parts.every((part) => LIMIT.test(part)),
    shown(`must be a list such as order.device=10+30/m,signup.network=60/h, of ${names.join(', ')}`),
  )
  .transform((parts): Limits => ({ ...defaultLimits, ...Object.fromEntries(parts.map(readLimit)) }));

function readLimit(part: string): [string, Rate] {
  const [, name = '', burst, count, unit] = LIMIT.exec(part) ?? [];
  return [
    name,
    { burst: Number(burst ?? count), perMinute: Number(count) / (unit === 'h' ? HOUR_MINUTES : 1) },
  ];
}
