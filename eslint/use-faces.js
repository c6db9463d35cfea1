import { dirname, posix, relative, resolve, sep } from 'node:path';

const insideOf = (folder, path) => path.startsWith(`${folder}/`);

/**
 * Allows imports from outside a package folder only through its index; all other modules in it are
 * private.
 * @type {import('eslint').Rule.RuleModule}
 */
export const useFaces = {
  meta: {
    type: 'problem',
    schema: [{ type: 'array', items: { type: 'string' } }],
    messages: { inside: 'Import from ~/{{folder}}; what lies behind its index is its own.' },
  },
  create(context) {
    const [packages] = context.options;
    const slashed = (path) => relative(context.cwd, path).split(sep).join('/');
    const file = slashed(context.filename);
    const targetOf = (path) => {
      if (path.startsWith('~/')) return posix.normalize(path.slice(2));
      if (path.startsWith('.')) return slashed(resolve(context.cwd, dirname(file), path));
      return '';
    };
    const check = (source) => {
      const path = source?.value;
      if (typeof path !== 'string') return;
      const target = targetOf(path);
      const folder = packages.find(
        (one) => insideOf(one, target) && !insideOf(one, file) && target !== `${one}/index`,
      );
      if (folder) context.report({ node: source, messageId: 'inside', data: { folder } });
    };
    return {
      ImportDeclaration: (node) => check(node.source),
      ExportAllDeclaration: (node) => check(node.source),
      ExportNamedDeclaration: (node) => check(node.source),
      ImportExpression: (node) => check(node.source),
    };
  },
};
