import { dirname, posix, relative, resolve, sep } from 'node:path';
import { readAreas } from './read-areas.js';

/** The parts of a path on a floor with walls: the floor, the area or folder of the kit, the module in it. */
const ofDomain = /^(domain)\/(?:([^/]+)\/)?(.+)$/;
const ofApp = /^(app)\/(?:(kit\/[^/]+|(?!kit\/|routes\/|testing\/)[^/]+)\/)?(.+)$/;
/**
 * Matches a route's server file, which keeps to the walls of the area that its folder names. What imports it
 * names no ending, and so is told that it is above.
 */
const besideRoute = /^(app)\/routes\/([^/]+)\/(.+\.server)\.ts$/;

/** Where a path stands; without an area what is put together from all of them, or is on no such floor. */
export function placeOf(path) {
  const place = besideRoute.exec(path) ?? ofDomain.exec(path) ?? ofApp.exec(path);
  const [, floor, area, module] = place ?? [];
  return { floor, area, module };
}

/** The way by which an area of a floor uses itself in the end, as `a → b → a`; undefined where there is none. */
export function findCircle(areas, floor, area) {
  const from = new Map();
  const waiting = [area];
  for (const at of waiting) {
    for (const used of areas[`${floor}/${at}`]?.uses ?? []) {
      if (used === area) return [...wayTo(from, at), area].join(' → ');
      if (from.has(used)) continue;
      from.set(used, at);
      waiting.push(used);
    }
  }
  return undefined;
}

const wayTo = (from, at) => (from.has(at) ? [...wayTo(from, from.get(at)), at] : [at]);

const isKit = (area) => area.startsWith('kit/');

/** Why an area may not import another of its floor. */
function faultWithin(areas, { floor, area }, other) {
  if (other === undefined) return 'above';
  if (isKit(area) && !isKit(other)) return 'kit';
  return areas[`${floor}/${area}`]?.uses.includes(other) ? undefined : 'notUsed';
}

/**
 * The walls between the areas of `domain/` and of `app/`, as each area's `area.json` has them: an area
 * imports those it uses alone, which never leads back to itself, and whoever stands outside an area of
 * the domain what is in its face. What is put together from all areas (`domain/*.ts`, `app/*.ts`,
 * routes) is no area's to import, and areas are not the kit's.
 * @type {import('eslint').Rule.RuleModule}
 */
export const walls = {
  meta: {
    type: 'problem',
    schema: [{ type: 'object' }],
    messages: {
      above: 'What is put together from all areas is above {{area}}.',
      circle: 'Areas that use one another are one area: {{way}}.',
      kit: 'The kit belongs to no area, and imports none: not {{other}}.',
      notUsed: '{{area}} does not use {{other}} ({{floor}}/{{area}}/area.json).',
      notShown: '{{module}} is not in the face of {{other}} (domain/{{other}}/area.json).',
    },
  },
  create(context) {
    const areas = context.options[0] ?? readAreas();
    const slashed = (path) => relative(context.cwd, path).split(sep).join('/');
    const file = slashed(context.filename);
    const from = placeOf(file);
    const targetOf = (path) => {
      if (path.startsWith('~/')) return posix.normalize(path.slice(2));
      return path.startsWith('.') ? slashed(resolve(context.cwd, dirname(file), path)) : '';
    };
    const findFault = ({ floor, area, module }) => {
      const isWithin = floor !== undefined && floor === from.floor && from.area !== undefined;
      if (isWithin && area === from.area) return undefined;
      const fault = isWithin ? faultWithin(areas, from, area) : undefined;
      if (fault || floor !== 'domain' || area === undefined) return fault;
      return areas[`domain/${area}`]?.face.includes(module) ? undefined : 'notShown';
    };
    const check = (node) => {
      const path = node.source?.value;
      if (typeof path !== 'string') return;
      const target = placeOf(targetOf(path));
      const messageId = findFault(target);
      if (!messageId) return;
      const { floor = '', area = '' } = from;
      const data = { floor, area, other: target.area ?? '', module: target.module ?? '' };
      context.report({ node: node.source, messageId, data });
    };
    return {
      Program(node) {
        const way = from.area && findCircle(areas, from.floor, from.area);
        if (way) context.report({ node, messageId: 'circle', data: { way } });
      },
      ImportDeclaration: check,
      ExportAllDeclaration: check,
      ExportNamedDeclaration: check,
      ImportExpression: check,
    };
  },
};
