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
  'Who may import whom, as each area says in its `area.json` and `eslint/walls.js` holds everybody to. An arrow leads from an area to one it stands on; what follows from other arrows is left out.',
  '',
  '## Of `domain/`',
  '',
  '`shared`, which all stand on, is left out.',
  '',
  ...drawingOf(drawnTogether('domain', (name) => name !== 'shared')),
  '## Of `app/`',
  '',
  'What they import of the kit is left out.',
  '',
  ...drawingOf(drawnTogether('app', (name) => !isKit(name))),
  '## The kit of `app/`',
  '',
  'What belongs to no area, in folders that stand on one another.',
  '',
  ...drawingOf(drawnTogether('app', isKit)),
];
