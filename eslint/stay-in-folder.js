import { dirname, relative, resolve, sep } from 'node:path';

const topOf = (path) => path.split(sep)[0];

/**
 * Forbids a relative import that leaves its top-level folder: it would bypass the floors, which are
 * recognised by the `~/` of a path.
 * @type {import('eslint').Rule.RuleModule}
 */
export const stayInFolder = {
  meta: {
    type: 'problem',
    schema: [{ type: 'array', items: { type: 'string' } }],
    messages: { leaves: 'Import from another top-level folder as ~/{{target}}.' },
  },
  create(context) {
    const [folders] = context.options;
    const file = relative(context.cwd, context.filename);
    if (!folders.includes(topOf(file))) return {};
    const check = (source) => {
      const path = source?.value;
      if (typeof path !== 'string' || !path.startsWith('.')) return;
      const target = relative(context.cwd, resolve(context.cwd, dirname(file), path));
      if (!folders.includes(topOf(target)) || topOf(target) === topOf(file)) return;
      context.report({
        node: source,
        messageId: 'leaves',
        data: { target: target.split(sep).join('/') },
      });
    };
    return {
      ImportDeclaration: (node) => check(node.source),
      ExportAllDeclaration: (node) => check(node.source),
      ExportNamedDeclaration: (node) => check(node.source),
      ImportExpression: (node) => check(node.source),
    };
  },
};
