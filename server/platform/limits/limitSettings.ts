import type { Rate } from '../http/requestLimits.ts';
import { SettingProblem } from '../../settingReaders.ts';

const HOUR_MINUTES = 60;
const perMinute = (count: number, burst = count): Rate => ({ burst, perMinute: count });
const perHour = (count: number): Rate => ({ burst: count, perMinute: count / HOUR_MINUTES });

/** `.network`: of an IPv4 address or /64; a /56 has 4 times that, a /48 has 16 times. Carriers share addresses. */
export const defaultLimits = {
  'order.device': perMinute(30, 10),
  'order.network': perMinute(600),
  /** Logins with one civil id from one network. */
  'login.contact': perMinute(10),
  'login.network': perMinute(60),
  /** Wrong passwords of one account, and of one device that the owner signed in with. */
  'password.account': perHour(5),
  'forgot.contact': perHour(3),
  'forgot.network': perHour(10),
  /** Links looked at and passwords set by links. */
  'link.network': perMinute(30),
  'profile.account': perMinute(10),
  /** New phone numbers and e-mail addresses of one account, and links to one of them that anybody causes. */
  'contact.account': perHour(5),
  'contact.address': perHour(3),
  /** Registrations that learn whether an account exists. */
  'signup.network': perHour(60),
  'form.network': perMinute(60),
  'replace.account': perHour(10),
  'upload.network': perMinute(60),
  'checkpoints.network': perMinute(60),
  'export.network': perMinute(20),
  /** Requests refused for their content: of a marked browser, and of a network's unmarked ones. */
  'refused.device': perMinute(60),
  'refused.network': perMinute(300),
  /** Streams opened a minute; the burst is also how many may be open at once. */
  'stream.network': perMinute(200),
} as const satisfies Record<string, Rate>;

export type LimitName = keyof typeof defaultLimits;
export type Limits = Readonly<Record<LimitName, Rate>>;

const shape = 'must be a list such as order.network=1200/m,order.device=10+30/m,signup.network=60/h';
const isName = (text: string): text is LimitName => Object.hasOwn(defaultLimits, text);

/**
 * Reads LIMITS: `NAME=COUNT/m` or `/h` gives so many at once and a minute or hour, `NAME=BURST+COUNT/m` another number
 * at once. Limits that are not named keep their defaults.
 * @throws SettingProblem
 */
export function readLimits(text: string): Limits {
  const parts = text.split(',').map((part) => part.trim());
  return { ...defaultLimits, ...Object.fromEntries(parts.filter(Boolean).map(readLimit)) };
}

function readLimit(part: string): [LimitName, Rate] {
  const [, name = '', burst, count, unit] = /^([a-z.]+)=(?:(\d{1,6})\+)?(\d{1,6})\/([mh])$/.exec(part) ?? [];
  if (count === undefined) throw new SettingProblem(`${shape} (it is ${JSON.stringify(part)})`);
  if (!isName(name))
    throw new SettingProblem(
      `names no limit ${JSON.stringify(name)}: ${Object.keys(defaultLimits).join(', ')}`,
    );
  const [atOnce, rate] = [Number(burst ?? count), Number(count)];
  if (atOnce < 1 || rate < 1) throw new SettingProblem(`must be at least 1 (it is ${JSON.stringify(part)})`);
  return [name, { burst: atOnce, perMinute: unit === 'h' ? rate / HOUR_MINUTES : rate }];
}
