import { dirname, posix, relative, resolve, sep } from 'node:path';
import { readAreas } from './read-areas.js';

const inDomain = /^domain\/([^/]+)(?:\/(.+))?$/;

/** The area of a path under `domain/`, and the module within it; neither of what belongs to no area. */
function placeOf(path) {
  const [, area, module] = inDomain.exec(path) ?? [];
  return module === undefined ? {} : { area, module };
}

/** The way by which an area uses itself in the end, as `a → b → a`; undefined where there is none. */
export function findCircle(areas, area) {
  const from = new Map();
  const waiting = [area];
  for (const at of waiting) {
    for (const used of areas[`domain/${at}`]?.uses ?? []) {
      if (used === area) return [...wayTo(from, at), area].join(' → ');
      if (from.has(used)) continue;
      from.set(used, at);
      waiting.push(used);
    }
  }
  return undefined;
}

const wayTo = (from, at) => (from.has(at) ? [...wayTo(from, from.get(at)), at] : [at]);

/**
 * The walls between the areas of `domain/`, as each area's `area.json` has them: whoever stands
 * outside imports what is in an area's face, and an area those it uses alone, which never leads back
 * to itself. What is put together from all areas (`domain/*.ts`) is no area's to import.
 * @type {import('eslint').Rule.RuleModule}
 */
export const walls = {
  meta: {
    type: 'problem',
    schema: [{ type: 'object' }],
    messages: {
      above: 'What is put together from all areas is above {{area}}.',
      circle: 'Areas that use one another are one area: {{way}}.',
      notUsed: '{{area}} does not use {{other}} (domain/{{area}}/area.json).',
      notShown: '{{module}} is not in the face of {{other}} (domain/{{other}}/area.json).',
    },
  },
  create(context) {
    const areas = context.options[0] ?? readAreas();
    const slashed = (path) => relative(context.cwd, path).split(sep).join('/');
    const file = slashed(context.filename);
    const { area } = placeOf(file);
    const targetOf = (path) => {
      if (path.startsWith('~/')) return posix.normalize(path.slice(2));
      return path.startsWith('.') ? slashed(resolve(context.cwd, dirname(file), path)) : '';
    };
    const findFault = (target) => {
      const { area: other, module } = placeOf(target);
      if (other === undefined) return area && inDomain.test(target) ? 'above' : undefined;
      if (other === area) return undefined;
      if (area && !areas[`domain/${area}`]?.uses.includes(other)) return 'notUsed';
      return areas[`domain/${other}`]?.face.includes(module) ? undefined : 'notShown';
    };
    const check = (node) => {
      const path = node.source?.value;
      if (typeof path !== 'string') return;
      const target = targetOf(path);
      const messageId = findFault(target);
      if (!messageId) return;
      const { area: other = '', module = '' } = placeOf(target);
      context.report({ node: node.source, messageId, data: { area, other, module } });
    };
    return {
      Program(node) {
        const way = area && findCircle(areas, area);
        if (way) context.report({ node, messageId: 'circle', data: { way } });
      },
      ImportDeclaration: check,
      ExportAllDeclaration: check,
      ExportNamedDeclaration: check,
      ImportExpression: check,
    };
  },
};
