interface LineChartProps {
  /** The values of the buckets, in their order. */
  values: readonly number[];
  /** The text of each value, shown where the pointer rests. */
  titles: readonly string[];
  /** The text of a value of the axis. */
  axisText(value: number): string;
  label: string;
}

const width = 640;
const height = 240;

/** Returns the next round number above a value, as the end of an axis of four steps. */
export function axisEnd(most: number): number {
  if (most <= 4) return 4;
  const power = 10 ** Math.floor(Math.log10(most / 4));
  const step = [1, 2, 2.5, 5, 10].find((one) => one * power * 4 >= most) ?? 10;
  return step * power * 4;
}

/** A line over an area, drawn by the server. The values are also in a table beside it. */
export function LineChart({ values, titles, axisText, label }: LineChartProps) {
  const end = axisEnd(Math.max(0, ...values));
  const step = width / Math.max(1, values.length - 1);
  const yOf = (value: number) => height - (Math.max(0, value) / end) * height;
  const points = values.map((value, index) => `${index * step},${yOf(value)}`);
  const lines = [0, 1, 2, 3, 4].map((part) => (end / 4) * part);
  return (
    <div className="mt-4 flex gap-3">
      <svg
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={label}
        className="h-45 min-w-0 flex-1 overflow-visible lg:h-72"
      >
        <Shade />
        {lines.map((line) => (
          <line
            key={line}
            x1="0"
            x2={width}
            y1={yOf(line)}
            y2={yOf(line)}
            className="stroke-line"
            vectorEffect="non-scaling-stroke"
          />
        ))}
        <polygon
          points={`0,${height} ${points.join(' ')} ${width},${height}`}
          fill="url(#earned)"
        />
        <polyline
          points={points.join(' ')}
          fill="none"
          stroke="#ff9d7e"
          strokeWidth="2.5"
          strokeLinejoin="round"
          vectorEffect="non-scaling-stroke"
        />
        {titles.map((title, index) => (
          <rect
            key={title}
            x={index * step - step / 2}
            y="0"
            width={step}
            height={height}
            className="fill-transparent hover:fill-white/6"
          >
            <title>{title}</title>
          </rect>
        ))}
      </svg>
      <Axis lines={lines} axisText={axisText} />
    </div>
  );
}

function Axis({
  lines,
  axisText,
}: { lines: readonly number[] } & Pick<LineChartProps, 'axisText'>) {
  return (
    <div
      aria-hidden="true"
      className="type-caption text-fg-3 flex flex-col-reverse justify-between text-end tabular-nums"
    >
      {lines.map((line) => (
        <span key={line}>{axisText(line)}</span>
      ))}
    </div>
  );
}

const Shade = () => (
  <defs>
    <linearGradient id="earned" x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" stopColor="#ff9d7e" stopOpacity="0.42" />
      <stop offset="1" stopColor="#ff9d7e" stopOpacity="0" />
    </linearGradient>
  </defs>
);
