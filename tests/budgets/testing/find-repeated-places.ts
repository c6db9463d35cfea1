import { productSources } from './product-sources';

/** The number of consecutive lines in a place. */
const length = 6;
/**
 * The minimum number of these lines that are statements: declarations and closing lines repeat everywhere.
 */
const fewestStatements = 3;

const keyword =
  /^(?:as|async|await|break|case|catch|class|const|continue|default|do|else|export|extends|finally|for|function|if|in|instanceof|interface|let|new|null|of|return|satisfies|switch|this|throw|true|false|try|type|typeof|undefined|while|yield)$/;
const statement =
  /^(?:if|for|while|return|const|let|try|throw|await|switch|yield)\b|^x\(|^x [-+]?= /;
/** Checks for a statement. A constant that is a text is data, such as the words of a language. */
const isLogic = (shape: string, index: number, shapes: string[]): boolean =>
  statement.test(shape) &&
  !(shape === "const x = '';" || (shape === 'const x =' && shapes[index + 1] === "'';"));

/** Matches comments, imports and re-exports. */
const aside = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$|^(?:import|export \{|export \*)[\s\S]*?;$/gm;

/** Returns a line without its names, texts and numbers, so that a renamed copy is the same. */
function shapeOf(line: string): string {
  return line
    .trim()
    .replaceAll(/'[^']*'|"[^"]*"|`[^`]*`/g, "''")
    .replaceAll(/\b\d[\d_.]*\b/g, '0')
    .replaceAll(/[A-Za-z_$][\w$]*/g, (word) => (keyword.test(word) ? word : 'x'))
    .replaceAll(/x(?:\??\.x)+/g, 'x');
}

/** Returns the places of a file in order: the shape of six lines, and the position of the first. */
function placesOf({ path, text }: { path: string; text: string }) {
  const lines = text
    .replaceAll(aside, (cut) => cut.replaceAll(/[^\n]/g, ''))
    .split('\n')
    .map((line, index) => ({ shape: shapeOf(line), at: `${path}:${index + 1}` }))
    .filter(({ shape }) => /\w/.test(shape));
  return lines.slice(length - 1).map((_, first) => {
    const shapes = lines.slice(first, first + length).map(({ shape }) => shape);
    const statements = shapes.filter(isLogic).length;
    return {
      key: statements < fewestStatements ? null : shapes.join('\n'),
      at: lines[first]?.at ?? path,
    };
  });
}

/** Finds the runs of six or more lines that occur elsewhere with other names. */
export function findRepeatedPlaces(): string[] {
  const files = productSources.map(placesOf);
  const times = new Map<string, number>();
  for (const { key } of files.flat()) if (key) times.set(key, (times.get(key) ?? 0) + 1);
  const isRepeated = (key: string | null = null) => key !== null && (times.get(key) ?? 0) > 1;
  // Consecutive places are one run.
  return files.flatMap((places) =>
    places
      .filter(({ key }, index) => isRepeated(key) && !isRepeated(places[index - 1]?.key))
      .map(({ at }) => at),
  );
}
