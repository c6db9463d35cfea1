interface SparkLineProps {
  values: readonly number[];
  className: string;
}

/** A small line without an axis, beside the figure that it illustrates. */
export function SparkLine({ values, className }: SparkLineProps) {
  const most = Math.max(1, ...values);
  const step = 100 / Math.max(1, values.length - 1);
  return (
    <svg
      viewBox="0 0 100 30"
      preserveAspectRatio="none"
      aria-hidden="true"
      className={`h-6 overflow-visible ${className}`}
    >
      <polyline
        points={values
          .map((value, index) => `${index * step},${30 - (Math.max(0, value) / most) * 30}`)
          .join(' ')}
        fill="none"
        stroke="currentColor"
        className="text-ok"
        strokeWidth="1.5"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}
