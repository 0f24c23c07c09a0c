import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { asciiOnly } from './scripts/build/asciiOnly.ts';
import { chunkGroups } from './scripts/build/chunkGroups.ts';
import { compileHints } from './scripts/build/compileHints.ts';
import { fontPreload } from './scripts/build/fontPreload.ts';
import { installable } from './scripts/build/installable.ts';
import { plainDrawings } from './scripts/build/plainDrawings.ts';
import { precompress } from './scripts/build/precompress.ts';
import { renderingPackages } from './scripts/build/renderingPackages.ts';
import { shellFiles } from './scripts/build/shellFiles.ts';
import { staffPage } from './scripts/build/staffPage.ts';
import { stampedBuild } from './scripts/build/stampedBuild.ts';
import { trustedLoader } from './scripts/build/trustedLoader.ts';
import { words } from './scripts/build/words.ts';

/** The first script contains the names of all files, so they are short. */
const shortNames = {
  chunkFileNames: 'assets/[name]-[hash:7].js',
  assetFileNames: 'assets/[name]-[hash:6][extname]',
};

/** Constants stand where they are read, so that a file of limits is not loaded for one of them. */
const optimization = { inlineConst: { mode: 'all' as const, pass: 3 } };

export default defineConfig({
  // React has this hook since version 18: use it instead of the libraries' own copies.
  resolve: {
    alias: [
      { find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' },
      {
        find: /^use-sync-external-store\/shim\/with-selector$/,
        replacement: 'use-sync-external-store/with-selector',
      },
    ],
  },
  plugins: [
    react(),
    vanillaExtractPlugin(),
    plainDrawings(),
    trustedLoader(),
    fontPreload(),
    installable(),
    compileHints(),
    precompress(),
    words(),
    shellFiles('dist/site'),
    renderingPackages(),
    asciiOnly(),
    staffPage(),
  ],
  server: {
    host: '127.0.0.1',
    port: 5173,
    strictPort: true,
    proxy: { '/api': 'http://127.0.0.1:8080', '/images': 'http://127.0.0.1:8080' },
  },
  optimizeDeps: {
    // Imported icon by icon: otherwise each new icon would be a new dependency to prepare.
    exclude: ['@lucide/icons'],
    include: [
      // Only generated code imports these: found late, they would reload the page in the middle of a test.
      '@vanilla-extract/recipes/createRuntimeFn',
      '@vanilla-extract/sprinkles/createRuntimeSprinkles',
      'zod/mini',
    ],
  },
  build: {
    target: 'es2023',
    // The first with `:dir()`, which would become `:lang()` for older ones: a name may have no language of its own.
    cssTarget: ['chrome120', 'edge120', 'safari16.4', 'ios16.4', 'firefox121'],
  },
  // One command builds all in this order: the site, its server-side rendering, the service worker, which names files of
  // the site, and the staff application.
  builder: { buildApp: stampedBuild },
  environments: {
    client: {
      build: {
        outDir: 'dist/site',
        assetsInlineLimit: 0,
        modulePreload: {
          polyfill: false,
          // These chunks are loaded before any page needs more; preloading them again costs bytes on the first route.
          resolveDependencies: (_file, needed, { hostType }) =>
            needed.filter(
              (file) => hostType === 'html' || !/\/(foundation|rolldown-runtime)-[^/]+\.js$/.test(file),
            ),
        },
        manifest: true,
        minify: 'terser',
        terserOptions: {
          module: true,
          // Vite's default renames around a defect of Safari 10, which cannot run the target anyway.
          safari10: false,
          // A function moved into its only caller is shorter, but compresses worse.
          compress: { passes: 3, ecma: 2020, pure_getters: true, unsafe_arrows: true, reduce_funcs: false },
        },
        rolldownOptions: {
          optimization,
          output: {
            codeSplitting: { groups: chunkGroups },
            ...shortNames,
          },
        },
      },
    },
    ssr: {
      build: {
        ssr: true,
        outDir: 'dist/paint',
        emitAssets: false,
        rolldownOptions: {
          input: 'src/app/firstPaint.tsx',
          output: { comments: { jsdoc: false, annotation: false } },
        },
      },
    },
    worker: {
      consumer: 'client',
      build: {
        outDir: 'dist/worker',
        copyPublicDir: false,
        modulePreload: false,
        rolldownOptions: {
          input: 'src/worker/serviceWorker.ts',
          output: { format: 'iife', entryFileNames: 'service-worker.js' },
        },
      },
    },
    // A build of its own: nothing of it is among the site's files, and the site's chunks do not depend on it.
    staff: {
      consumer: 'client',
      build: {
        outDir: 'dist/staff',
        manifest: true,
        assetsInlineLimit: 0,
        copyPublicDir: false,
        // The polyfill would be of no use to the target.
        modulePreload: { polyfill: false },
        rolldownOptions: { input: 'staff.html', optimization, output: shortNames },
      },
    },
  },
});
