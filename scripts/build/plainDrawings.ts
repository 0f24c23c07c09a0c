import type { Plugin } from 'vite';

const LIST_KEY = /, key: "[a-z0-9]+"/g;

/**
 * A plugin that removes the random keys from the shapes of icons: they compress badly, and nothing reads
 * them.
 */
export function plainDrawings(): Plugin {
  return {
    name: 'sawt-plain-drawings',
    apply: 'build',
    transform(code, id) {
      return id.includes('/@lucide/icons/') ? { code: code.replaceAll(LIST_KEY, ''), map: null } : null;
    },
  };
}
