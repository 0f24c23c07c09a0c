import { join } from 'node:path';
import { build } from 'vite';
import { asciiOnly } from '../build/asciiOnly.ts';
import { root } from '../steps.mjs';
import { bundledName } from './bundledName.ts';
import { checkedContract } from './checkedContract.ts';
import { places } from './places.ts';

/**
 * Packages outside a bundle: those with native code, those that few installations load, libheif-js, which its license lets an
 * operator replace and which reads `__dirname`, and mediainfo.js, of which a bundle would have the part for browsers.
 */
const apart = ['sharp', 'mediainfo.js', 'libheif-js', '@aws-sdk/client-s3', '@aws-sdk/lib-storage'];

type Bundling = {
  /** The files that the programs begin with, as paths in the project. */
  programs: readonly string[];
  /** Where the bundle is written. */
  folder: string;
  /** An expression for the folder of the project when the bundle runs. */
  project: string;
};

/** Bundles programs with all that they import, and with their threads and processes, in files that share what they can. */
export async function bundlePrograms({ programs, folder, project }: Bundling): Promise<void> {
  const input = programs.map((path) => [bundledName(path), join(root, path)]);
  await build({
    configFile: false,
    root,
    logLevel: 'error',
    plugins: [places(project), checkedContract, asciiOnly()],
    ssr: { noExternal: true, external: apart },
    build: {
      ssr: true,
      outDir: folder,
      // Names in stack traces stay those of the sources.
      minify: false,
      rolldownOptions: {
        input: Object.fromEntries(input),
        output: {
          entryFileNames: '[name]',
          chunkFileNames: '[name].mjs',
          comments: { jsdoc: false, annotation: false },
        },
      },
    },
  });
}
