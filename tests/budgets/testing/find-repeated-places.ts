import { productSources } from './product-sources';

/** Lines in a row that make a place. */
const length = 6;
/** Of these, how many must do something: what is only named or closed repeats everywhere. */
const fewestStatements = 3;

const keyword =
  /^(?:as|async|await|break|case|catch|class|const|continue|default|do|else|export|extends|finally|for|function|if|in|instanceof|interface|let|new|null|of|return|satisfies|switch|this|throw|true|false|try|type|typeof|undefined|while|yield)$/;
const statement =
  /^(?:if|for|while|return|const|let|try|throw|await|switch|yield)\b|^x\(|^x [-+]?= /;
/** Comments, imports, and what is passed on from another file. */
const aside = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$|^(?:import|export \{|export \*)[\s\S]*?;$/gm;

/** A line with its names, texts and numbers left out, so that a renamed copy is the same. */
function shapeOf(line: string): string {
  return line
    .trim()
    .replaceAll(/'[^']*'|"[^"]*"|`[^`]*`/g, "''")
    .replaceAll(/\b\d[\d_.]*\b/g, '0')
    .replaceAll(/[A-Za-z_$][\w$]*/g, (word) => (keyword.test(word) ? word : 'x'))
    .replaceAll(/x(?:\??\.x)+/g, 'x');
}

/** The places of a file in their order: what six lines come to, and where the first stands. */
function placesOf({ path, text }: { path: string; text: string }) {
  const lines = text
    .replaceAll(aside, (cut) => cut.replaceAll(/[^\n]/g, ''))
    .split('\n')
    .map((line, index) => ({ shape: shapeOf(line), at: `${path}:${index + 1}` }))
    .filter(({ shape }) => /\w/.test(shape));
  return lines.slice(length - 1).map((_, first) => {
    const shapes = lines.slice(first, first + length).map(({ shape }) => shape);
    const statements = shapes.filter((shape) => statement.test(shape)).length;
    return {
      key: statements < fewestStatements ? null : shapes.join('\n'),
      at: lines[first]?.at ?? path,
    };
  });
}

/** Finds the runs of six or more lines that stand somewhere else as well but for their names. */
export function findRepeatedPlaces(): string[] {
  const files = productSources.map(placesOf);
  const times = new Map<string, number>();
  for (const { key } of files.flat()) if (key) times.set(key, (times.get(key) ?? 0) + 1);
  const isRepeated = (key: string | null = null) => key !== null && (times.get(key) ?? 0) > 1;
  // Places that follow each other are one run.
  return files.flatMap((places) =>
    places
      .filter(({ key }, index) => isRepeated(key) && !isRepeated(places[index - 1]?.key))
      .map(({ at }) => at),
  );
}
