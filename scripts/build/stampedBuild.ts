import type { ViteBuilder } from 'vite';
import { fingerprintSite, forgetBuild, stampBuild } from '../siteBuild.mjs';

/** Builds all environments and records their sources. A change during the build leaves a stamp that does not match. */
export async function stampedBuild(builder: ViteBuilder): Promise<void> {
  forgetBuild();
  const fingerprint = fingerprintSite();
  for (const environment of Object.values(builder.environments)) await builder.build(environment);
  stampBuild(fingerprint);
}
