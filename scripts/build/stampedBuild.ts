import type { ViteBuilder } from 'vite';
import { fingerprintSite, forgetBuild, stampBuild } from '../siteBuild.mjs';

/**
 * Builds all environments, and stores the hash that their sources had before. If a source changes during
 * the build, the hash does not match it, and the site is built again.
 */
export async function stampedBuild(builder: ViteBuilder): Promise<void> {
  forgetBuild();
  const fingerprint = fingerprintSite();
  for (const environment of Object.values(builder.environments)) await builder.build(environment);
  stampBuild(fingerprint);
}
