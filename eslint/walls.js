import { dirname, posix, relative, resolve, sep } from 'node:path';
import { readAreas } from './read-areas.js';

/** Matches a path on a floor with walls: the floor, the area or folder of the kit, and the module in it. */
const ofDomain = /^(domain)\/(?:([^/]+)\/)?(.+)$/;
const ofApp = /^(app)\/(?:(kit\/[^/]+|(?!kit\/|routes\/|testing\/)[^/]+)\/)?(.+)$/;
/**
 * Matches a route's server file, which follows the walls of the area that its folder names. Imports omit
 * the file extension, so an imported path does not match and is reported as `above`.
 */
const besideRoute = /^(app)\/routes\/([^/]+)\/(.+\.server)\.ts$/;

/**
 * Returns the floor, area and module of a path. The area is undefined for modules that combine all
 * areas, and for paths on floors without walls.
 */
export function placeOf(path) {
  const place = besideRoute.exec(path) ?? ofDomain.exec(path) ?? ofApp.exec(path);
  const [, floor, area, module] = place ?? [];
  return { floor, area, module };
}

/**
 * Returns the cycle by which an area of a floor uses itself, as `a → b → a`; undefined if there is none.
 */
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

/** Returns the reason why an area may not import another of its floor. */
function faultWithin(areas, { floor, area }, other) {
  if (other === undefined) return 'above';
  if (isKit(area) && !isKit(other)) return 'kit';
  return areas[`${floor}/${area}`]?.uses.includes(other) ? undefined : 'notUsed';
}

/**
 * Enforces the walls between the areas of `domain/` and of `app/`, as declared in each area's
 * `area.json`. An area imports only the areas it uses, without cycles. Code outside an area of the
 * domain imports only its face. Modules that combine all areas (`domain/*.ts`, `app/*.ts`, routes) may
 * not be imported by an area, and areas may not be imported by the kit.
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
