import { readAreas } from '../../eslint/read-areas.js';

/** Each area of the domain with what it declares. */
function domainAreas() {
  return Object.entries(readAreas())
    .filter(([folder]) => folder.startsWith('domain/'))
    .map(([folder, area]) => ({ name: folder.slice('domain/'.length), ...area }))
    .sort((one, other) => one.name.localeCompare(other.name));
}

/** How many areas stand under one, at the most. */
const levelOf = (byName, name) =>
  Math.max(0, ...byName.get(name).uses.map((used) => 1 + levelOf(byName, used)));

/** What an area uses, whether itself or by another that it uses. */
const reachOf = (byName, name) =>
  new Set(byName.get(name).uses.flatMap((used) => [used, ...reachOf(byName, used)]));

/** What an area uses and none of its others does: enough to draw who stands on whom. */
const nearest = (byName, { uses }) =>
  uses.filter((used) => !uses.some((other) => reachOf(byName, other).has(used)));

const list = (names) => names.filter((name) => name !== 'shared').join(', ') || '–';

/** The areas of the domain as they stand on one another, drawn from their `area.json`. */
export function areaMap() {
  const areas = domainAreas();
  const byName = new Map(areas.map((area) => [area.name, area]));
  const drawn = areas.filter(({ name }) => name !== 'shared');
  const rows = drawn
    .map((area) => ({ ...area, level: levelOf(byName, area.name) }))
    .sort((one, other) => other.level - one.level)
    .map(({ name, level, uses }) => `| [${name}](../domain/${name}) | ${level} | ${list(uses)} |`);
  return [
    '# Areas',
    '',
    'Who may import whom in `domain/`, as each area says in its `area.json` and `eslint/walls.js` holds everybody to. An arrow leads from an area to one it stands on; what follows from other arrows is left out, and so is `shared`, which all stand on.',
    '',
    '```mermaid',
    'flowchart TD',
    ...drawn.flatMap((area) => {
      const below = nearest(byName, area).filter((name) => name !== 'shared');
      return below.length > 0
        ? below.map((used) => `  ${area.name} --> ${used}`)
        : [`  ${area.name}`];
    }),
    '```',
    '',
    '| area | level | may import |',
    '| --- | --- | --- |',
    ...rows,
  ];
}
