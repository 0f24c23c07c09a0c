import type { ViteBuilder } from 'vite';
import { fingerprintSite, forgetBuild, stampBuild } from '../siteBuild.mjs';

/**
 * Builds all environments, and records a hash of their sources. Sources that change during the build do not
 * match that hash.
 */
export async function stampedBuild(builder: ViteBuilder): Promise<void> {
  forgetBuild();
  const fingerprint = fingerprintSite();
  for (const environment of Object.values(builder.environments)) await builder.build(environment);
  stampBuild(fingerprint);
}
