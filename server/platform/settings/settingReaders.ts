import { isIP } from 'node:net';
import { resolve } from 'node:path';
import * as z from 'zod';
import { EMAIL_PATTERN } from '../../../domain/person/email.ts';

/** The parsed values of a group of variables. */
export type Read<Variables extends z.core.$ZodShape> = z.output<z.ZodObject<Variables>>;

/**
 * An error message that repeats the value; only for variables without secrets. Each reader is a schema of one
 * variable; its message ends the sentence "NAME …".
 */
export const shown = (sentence: string) => ({
  error: ({ input }: { input?: unknown }) => `${sentence} (it is ${JSON.stringify(input)})`,
});
const text = (pattern: RegExp, sentence: string) => z.string().regex(pattern, shown(sentence));

const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])$/;
/** Whether only this machine can reach an origin. */
export const isLocalOrigin = (origin: string): boolean => LOOPBACK.test(URL.parse(origin)?.hostname ?? '');
/** Whether an address is https, or http on this machine: calls carry keys. */
const isSecure = (url: string) => URL.parse(url)?.protocol === 'https:' || isLocalOrigin(url);

/** Reads a whole number between two bounds; a time is in milliseconds. */
export const count = (least: number, most: number) =>
  z
    .string()
    .refine(
      (digits) => /^[0-9]{1,9}$/.test(digits) && Number(digits) >= least && Number(digits) <= most,
      shown(`must be a whole number from ${least} to ${most}`),
    )
    .transform(Number);
export const port = count(1, 65_535);

export const oneOf = <T extends string>(...values: T[]) =>
  z.enum(values, shown(`must be one of ${values.join(', ')}`));
export const flag = z.stringbool({
  truthy: ['1', 'true', 'on'],
  falsy: ['0', 'false', 'off'],
  case: 'sensitive',
  ...shown('must be on or off'),
});

/** Reads an http or https origin: scheme, host and port, nothing after it. */
export const origin = z
  .string()
  .refine(
    (url) => /^https?:/.test(url) && URL.parse(url)?.origin === url,
    shown('must be an origin such as https://vote.example, without a path'),
  );
export const secureOrigin = origin.refine(isSecure, shown('must be https'));

const httpUrl = (sentence: string) =>
  z.url({ protocol: /^https?$/, error: sentence }).refine(isSecure, sentence);
/**
 * Reads an https address to call, or an http one on this machine. It may contain a key, so no message repeats
 * it.
 */
export const callUrl = httpUrl('must be an https:// address');
export const mailUrl = z.url({ protocol: /^smtps?$/, error: 'must be a smtp:// or smtps:// address' });
export const databaseUrl = z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' });

const DSN = 'must be an address such as https://key@crashes.example/1';
/** Reads the address for crash reports, by Sentry's protocol; it contains a public key. */
export const dsn = httpUrl(DSN).refine((url) => {
  const { username = '', password, pathname = '' } = URL.parse(url) ?? {};
  return /^\w+$/.test(username) && password === '' && /\/\d+$/.test(pathname);
}, DSN);

export const host = z
  .string()
  .refine((name) => isIP(name) !== 0 || name === 'localhost', shown('must be an IP address or localhost'));

const network = z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()]);
/** Reads a comma-separated list into its parts. */
export const list = z.string().transform((parts) =>
  parts
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean),
);
/** Reads a list of addresses and networks, or `none`. */
export const networks = list
  .transform((parts) => (parts.join(',') === 'none' ? [] : parts))
  .refine(
    (parts) => parts.every((each) => network.safeParse(each).success),
    shown('must list IP addresses or networks such as 10.0.0.0/8'),
  );

export const secret = z
  .string()
  .regex(/^[!-~]{8,256}$/, 'must be 8 to 256 visible characters without spaces');
/**
 * Reads the id of an access key. An operator may put the secret there by mistake, so the message does not
 * repeat it.
 */
export const accessKey = z
  .string()
  .regex(/^[!-~]{3,128}$/, 'must be 3 to 128 visible characters without spaces');

/** Reads the name of a bucket or a region. */
export const plainName = text(
  /^[a-z0-9][a-z0-9.-]{1,62}$/,
  'must be lower-case letters, digits, dots and dashes',
);
export const buildNumber = text(/^[A-Za-z0-9._-]{1,40}$/, 'must be letters, digits, dots and dashes');

/** Reads a program by its path or its name; null for `off`. */
export const program = text(/^[A-Za-z0-9._/-]{1,200}$/, 'must be the path of a program, or off').transform(
  (path) => (path === 'off' ? null : path),
);
export const folder = z.string().transform((path) => resolve(path));

export const email = text(EMAIL_PATTERN, 'must be an e-mail address');
/** Reads an e-mail address, or a name and the address in angle brackets. */
export const mailSender = z
  .string()
  .refine(
    (sender) => EMAIL_PATTERN.test(/^(?:[^<>\r\n"]+ )?<([^<>]+)>$/.exec(sender)?.[1] ?? sender),
    shown('must be an e-mail address, with or without a name'),
  );
