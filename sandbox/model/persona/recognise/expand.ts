const most = 40;

/** Expands a template: `(good/bad) day` stands for both; of too many lines some are kept. */
export function expand(template: string): string[] {
  const parts = template.split(/\(([^()]*)\)/);
  const lines = parts.reduce<string[]>(
    (begun, part, index) => {
      const choices = index % 2 === 1 ? part.split('/') : [part];
      return begun.flatMap((line) => choices.map((choice) => line + choice));
    },
    [''],
  );
  const step = Math.max(1, lines.length / most);
  const kept = lines.filter(
    (_, index) => Math.floor(index / step) !== Math.floor((index - 1) / step),
  );
  return kept.map((line) => line.replaceAll(/\s+/g, ' ').trim());
}
