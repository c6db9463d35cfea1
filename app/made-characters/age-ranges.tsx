interface AgeRangesProps {
  age: number;
  ages: { min: number; max: number };
  onChosen: (age: number) => void;
}

/** The first ages of the ranges after the lowest one. */
const firstAges = [30, 40, 50, 60, 70, 80];

/** Ranges of ages, each a button that sets its first age. */
export function AgeRanges({ age, ages: { min, max }, onChosen }: AgeRangesProps) {
  const starts = [min, ...firstAges.filter((first) => first > min)];
  return (
    <div className="mt-4 flex flex-wrap gap-2">
      {starts.map((first, index) => {
        const last = (starts[index + 1] ?? max + 1) - 1;
        return (
          <button
            key={first}
            type="button"
            aria-pressed={age >= first && age <= last}
            onClick={() => onChosen(first)}
            className="border-line-2 text-fg-2 aria-pressed:border-rose aria-pressed:bg-rose/15 aria-pressed:text-fg h-11 rounded-full border px-4 text-[0.84375rem] font-[520] tabular-nums"
          >
            {first}–{last}
          </button>
        );
      })}
    </div>
  );
}
