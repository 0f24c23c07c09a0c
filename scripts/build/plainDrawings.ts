import type { Plugin } from 'vite';

const LIST_KEY = /, key: "[a-z0-9]+"/g;

/** Leaves out of each icon the random names of its shapes: they do not compress, and nothing asks for them. */
export function plainDrawings(): Plugin {
  return {
    name: 'sawt-plain-drawings',
    apply: 'build',
    transform(code, id) {
      return id.includes('/@lucide/icons/') ? { code: code.replaceAll(LIST_KEY, ''), map: null } : null;
    },
  };
}
