import { readAreas } from '../../eslint/read-areas.js';

/** Returns the areas of a folder to draw together, each with the drawn areas it uses. */
function drawnTogether(floor, isDrawn) {
  const areas = Object.entries(readAreas())
    .filter(([folder]) => folder.startsWith(`${floor}/`))
    .map(([folder, { uses }]) => ({ name: folder.slice(floor.length + 1), folder, uses }))
    .filter(({ name }) => isDrawn(name))
    .map((area) => ({ ...area, uses: area.uses.filter(isDrawn) }));
  return areas.sort((one, other) => one.name.localeCompare(other.name));
}

/** Returns the length of the longest chain of areas below one. */
const levelOf = (byName, name) =>
  Math.max(0, ...byName.get(name).uses.map((used) => 1 + levelOf(byName, used)));

/** Returns the areas that one uses directly or through others. */
const reachOf = (byName, name) =>
  new Set(byName.get(name).uses.flatMap((used) => [used, ...reachOf(byName, used)]));

/** Returns the areas that one uses and that none of its other areas uses, which suffices for the arrows. */
const nearest = (byName, { uses }) =>
  uses.filter((used) => !uses.some((other) => reachOf(byName, other).has(used)));

const list = (names) => names.join(', ') || '–';

/** Draws the dependencies of areas as a diagram and a table. */
function drawingOf(areas) {
  const byName = new Map(areas.map((area) => [area.name, area]));
  const rows = areas
    .map((area) => ({ ...area, level: levelOf(byName, area.name) }))
    .sort((one, other) => other.level - one.level)
    .map(
      ({ name, folder, level, uses }) => `| [${name}](../${folder}) | ${level} | ${list(uses)} |`,
    );
  return [
    '```mermaid',
    'flowchart TD',
    ...areas.flatMap((area) => {
      const below = nearest(byName, area);
      return below.length > 0
        ? below.map((used) => `  ${area.name} --> ${used}`)
        : [`  ${area.name}`];
    }),
    '```',
    '',
    '| area | level | may import |',
    '| --- | --- | --- |',
    ...rows,
    '',
  ];
}

const isKit = (name) => name.startsWith('kit/');

/** Returns the map of the dependencies of the areas of domain and web, drawn from their `area.json`. */
export const areaMap = () => [
  '# Areas',
  '',
  'This map shows the imports that are allowed between areas. Each area declares them in its `area.json`, and `eslint/walls.js` enforces them. An arrow leads from an area to an area that it may import. An arrow that follows from others is left out.',
  '',
  '## Of `domain/`',
  '',
  '`shared` is left out, because all areas may import it.',
  '',
  ...drawingOf(drawnTogether('domain', (name) => name !== 'shared')),
  '## Of `app/`',
  '',
  'Imports of the kit are left out.',
  '',
  ...drawingOf(drawnTogether('app', (name) => !isKit(name))),
  '## The kit of `app/`',
  '',
  'The kit contains the parts that belong to no area. Its folders may import one another as drawn.',
  '',
  ...drawingOf(drawnTogether('app', isKit)),
];
