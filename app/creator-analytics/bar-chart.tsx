import { axisEnd } from './line-chart';

interface BarChartProps {
  values: readonly number[];
  /** Values below the line, in the order of the others. */
  below?: readonly number[];
  titles: readonly string[];
  axisText(value: number): string;
  label: string;
}

/** Bars above a line, and below it what is lost, drawn by the server as boxes. */
export function BarChart({ values, below, titles, axisText, label }: BarChartProps) {
  const end = axisEnd(Math.max(0, ...values, ...(below ?? [])));
  const share = (value: number) => `${(Math.max(0, value) / end) * 100}%`;
  return (
    <div className="mt-5 flex gap-3">
      <div role="img" aria-label={label} className="min-w-0 flex-1">
        <div className="border-line-2 flex h-40 items-end gap-[2px] border-b lg:h-56">
          {values.map((value, index) => (
            <div
              key={titles[index]}
              title={titles[index]}
              className="hover:bg-veil flex h-full min-w-0 flex-1 items-end justify-center"
            >
              <div
                style={{ height: share(value) }}
                className="w-full max-w-5 rounded-t-[4px] bg-linear-to-b from-[#ffae86] to-[#d9627c]"
              />
            </div>
          ))}
        </div>
        {below && (
          <div className="flex h-14 items-start gap-[2px] pt-[2px]">
            {below.map((value, index) => (
              <div key={titles[index]} className="flex h-full min-w-0 flex-1 justify-center">
                <div
                  style={{ height: share(value) }}
                  className="w-full max-w-5 rounded-b-[4px] bg-[#9db8ff]"
                />
              </div>
            ))}
          </div>
        )}
      </div>
      <div
        aria-hidden="true"
        className="type-caption text-fg-3 flex h-40 flex-col justify-between text-end tabular-nums lg:h-56"
      >
        <span>{axisText(end)}</span>
        <span>{axisText(end / 2)}</span>
        <span>{axisText(0)}</span>
      </div>
    </div>
  );
}
